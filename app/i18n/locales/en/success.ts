import type { Words } from "~/i18n/words";
import type zh from "../zh/success";

/** The page after a registration is submitted. */
export default {
  title: "Registration submitted",
  copy: "Copy",
  copyNumber: "Copy the reference number",
  nextTitle: "Next steps",
  submitted: "You submitted the registration",
  message: "We have emailed a confirmation to {{email}}.",
  review: "A purchasing manager carries out the preliminary review",
  due: "Expect the result by {{date}} (within {{within}}).",
  account: "Once you are approved, we send your account and initial password to {{email}}",
  password: "The initial password is valid for {{passwordHours}} hours.",
  /** After the requested changes. */
  again: {
    title: "Registration submitted again",
    submitted: "You submitted your changes",
    message: "We have emailed a confirmation to {{email}}. Your reference number stays the same.",
    review: "A purchasing manager checks your changes",
  },
  copies: "Keep a copy",
  workbook: "All answers, page by page",
  print: "Read or print",
  printText: "All answers on one page, printed without menus and buttons",
  mistake: "Found a mistake? You can take the registration back until a decision has been made.",
} satisfies Words<typeof zh>;
