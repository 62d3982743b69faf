export * as files from "./files";
export * as lov from "./lov";
export * as progress from "./progress";
export * as registration from "./registration";
export * as texts from "./texts";
