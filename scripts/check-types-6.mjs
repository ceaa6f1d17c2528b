// Builds the references with TypeScript 6 beside TypeScript 7's, each with a cache of its own.
import ts from "typescript";

const own = (path) => path?.replace("/.cache/types/", "/.cache/types-6/");

const format = (diagnostic) =>
  ts.formatDiagnostic(diagnostic, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => process.cwd(),
    getNewLine: () => "\n",
  });

const report = (diagnostic) => process.stderr.write(format(diagnostic));

const host = ts.createSolutionBuilderHost(ts.sys, undefined, report, () => {});

host.getParsedCommandLine = (path) => {
  const parsed = ts.getParsedCommandLineOfConfigFile(path, undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: report,
  });
  if (parsed === undefined) return undefined;
  parsed.options.outDir = own(parsed.options.outDir);
  parsed.options.tsBuildInfoFile = own(parsed.options.tsBuildInfoFile);
  return parsed;
};

process.exitCode = ts.createSolutionBuilder(host, ["tsconfig.json"], {}).build();
