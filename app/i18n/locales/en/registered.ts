import type { Words } from "~/i18n/words";
import type zh from "../zh/registered";

/** The page for a company that is already approved. */
export default {
  title: "Your company is already registered",
  lead: "The registration for this email address has passed the preliminary review. You do not need to fill in anything else.",
  file: "To see the company file or request a change, sign in to the workspace.",
  password:
    "We sent your account and initial password to this email address. If you forget your password, reset it on the sign-in page.",
  progress: "To see your current stage, check your progress.",
  signIn: "Sign in to the workspace",
} satisfies Words<typeof zh>;
