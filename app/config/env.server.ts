import { readSettings } from "./settings";

/** The settings of this process. Nothing else reads `process.env`; docs/settings.md explains each. */
export const env = readSettings(process.env);
