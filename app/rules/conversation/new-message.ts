import * as z from "zod/mini";
import { requiredText } from "../fields/typed-text";
import { questionMax } from "./limits";

/** A message to the other side, as a form has it. */
export const newMessage = z.object({ text: requiredText(questionMax) });
