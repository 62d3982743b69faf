/** The field builders, for the definitions of sections. */
export { choice } from "./choice";
export { date } from "./date";
export { file } from "./file";
export { flag } from "./flag";
export { groupedFields } from "./grouped-fields";
export { listed, listedMany } from "./listed";
export { longText } from "./long-text";
export { money, normalisedBy, optional, sensitive } from "./kind-registry";
export { rows } from "./rows";
export { code, text } from "./text";
