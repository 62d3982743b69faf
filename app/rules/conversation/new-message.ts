import * as z from "zod/mini";
import { requiredText } from "../fields/typed-text";
import { questionMax } from "./limits";

/** The form values of a message to the other side. */
export const newMessage = z.object({ text: requiredText(questionMax) });
