export { passOn as action, passOn as loader } from "./pass-on.server";
