import { demoSentences } from "../../src/text/pages/demo.ts";
import { JOAO } from "./joao.ts";
import { MARIA } from "./maria.ts";

/** The same for all: it protects only made-up figures on the machine that made them. */
const PASSWORD = "Experimente!1";

const login = (username: string) => ({ username, password: PASSWORD });

export const DEMO_PASSWORD = PASSWORD;

/** The administrator of the demonstration. */
export const DEMO_ADMIN = { ...login("admin"), email: "admin@fincontrol.example" };

/** The available logins, in sentences for the terminal. */
export const loginSentences: readonly string[] = [
  demoSentences.premium(login(MARIA.username)),
  demoSentences.free(login(JOAO.username)),
  demoSentences.admin(DEMO_ADMIN),
];
