import type { Words } from "~/i18n/words";
import type zh from "../zh/help";

/** Help at the fields where people stop. */
export default {
  open: "Where do I find it?",
  licence: {
    label: "Drawing of a Chinese business licence with the unified social credit code marked at the top left",
    code: "① Unified social credit code",
    otherCode: "① Unified social credit code: a different number. Do not enter it here",
  },
  duns: {
    title: "The business licence has no DUNS number",
    text: "Dun & Bradstreet gives each company a DUNS number of 9 digits. It is not the unified social credit code.",
    first: "Ask your finance or export team first: your company may already have one",
    second: "If there is none, look it up or apply for one with Dun & Bradstreet",
    third: "While you wait, fill in everything else. Your draft is saved.",
    link: "Open the Dun & Bradstreet website",
  },
  unifiedCreditCode: {
    title: "The code is at the top left of the business licence",
    text: "The unified social credit code has 18 characters: digits and capital letters.",
    first: "Enter it exactly as printed, not the registration number or the tax ID",
    second: "It never contains the letters I, O, Z, S or V. What you see are the digits 1, 0, 2 and 5",
    third: "No licence to hand? Look your company up in the National Enterprise Credit Information Publicity System",
  },
  cnaps: {
    title: "The CNAPS code is the 12-digit number of your bank branch",
    text: "It is neither the account number nor the SWIFT code. Each branch has its own.",
    first: "On a cheque or paying-in slip: beside the name of the paying bank",
    second: "In online banking: in the account details",
    third: "If you cannot find it, ask your branch",
  },
  smeId: {
    title: "No ID? Enter “None”",
    text: "Only companies recognised in China as small or medium-sized have an SME ID.",
    first: "If recognised: enter the number on the certificate or notice",
    second: "If not recognised: enter “None”",
    third: "Do not enter the unified social credit code",
  },
} satisfies Words<typeof zh>;
