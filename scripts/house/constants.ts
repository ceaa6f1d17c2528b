import { parseSync, Visitor } from "vite";

/** Words that say neither what a number counts nor in which unit. */
const VAGUE: ReadonlySet<string> = new Set(
  "a all at again best count enough each few first great half high how large last later least left limit little long longest low many max min more most much next now number of often old once part patience pause rest room short size small some soon steps the time times too wait while whole"
    .toUpperCase()
    .split(" "),
);

const SCREAMING = /^[A-Z][A-Z\d_]*$/;

/** Returns the constants of a file that are numbers and whose names have no word for what they count. */
export function vagueConstants(path: string, text: string): readonly string[] {
  const { program } = parseSync(path, text);
  const found: string[] = [];
  new Visitor({
    VariableDeclarator: ({ id, init }) => {
      if (id.type !== "Identifier" || !SCREAMING.test(id.name) || init === null) return;
      if (!isNumber(init.type, text.slice(init.start, init.end))) return;
      if (id.name.split("_").every((word) => VAGUE.has(word))) found.push(id.name);
    },
  }).visit(program);
  return found;
}

const isNumber = (type: string, text: string): boolean =>
  (type === "Literal" || type === "BinaryExpression") && /^[\d_]/.test(text);
