// Checks the files of all projects with TypeScript 6, as one program: what a project may see of another is TypeScript 7's.
import ts from "typescript";

const format = (diagnostic) =>
  ts.formatDiagnostic(diagnostic, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => process.cwd(),
    getNewLine: () => "\n",
  });

const host = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic: (diagnostic) => {
    throw new Error(format(diagnostic));
  },
};
const read = (path) => ts.getParsedCommandLineOfConfigFile(path, undefined, host);

const projects = read("tsconfig.json").projectReferences.map((reference) =>
  read(ts.resolveProjectReferencePath(reference)),
);

const allOf = (pick) => [...new Set(projects.flatMap(pick))];

const program = ts.createIncrementalProgram({
  rootNames: allOf(({ fileNames }) => fileNames),
  options: {
    ...projects[0].options,
    lib: allOf(({ options }) => options.lib ?? []),
    types: allOf(({ options }) => options.types ?? []),
    allowJs: true,
    checkJs: true,
    // The declarations are TypeScript 7's as well.
    composite: false,
    declaration: false,
    emitDeclarationOnly: false,
    noEmit: true,
    rootDir: process.cwd(),
    tsBuildInfoFile: ".cache/types-6.tsbuildinfo",
  },
});

const problems = [
  ...projects.flatMap(({ errors }) => errors),
  ...program.getConfigFileParsingDiagnostics(),
  ...program.getOptionsDiagnostics(),
  ...program.getGlobalDiagnostics(),
  ...program.getSyntacticDiagnostics(),
  ...program.getSemanticDiagnostics(),
];
program.emit();
for (const problem of problems) process.stderr.write(format(problem));
console.log(`${program.getSourceFiles().length} files, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
