export { passOnLoader as loader, passOnAction as action } from "./pass-on.server";
