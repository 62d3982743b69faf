import type { TransitionKey } from "~/rules/onboarding/transitions";
import {
  askForReview,
  assignReviewer,
  completeTasks,
  endOpenWork,
  endRegistrantAccess,
  endSessionsWithAccount,
  keepExpiryDates,
} from "./effects";
import {
  requireCertified,
  requireDecidedHits,
  requireDuplicateNote,
  requireNoOther,
  requireSeenFile,
  requireShownFile,
  requireUnopenedNote,
  requireUnseenNote,
} from "./guards";
import { openSupplierAccount } from "./open-supplier-account";
import type { LifecycleStep, Write } from "./step";
import { requireComplete, writeSubmission } from "./submission";
import { openTask } from "./supplier-tasks";

const completeReview = completeTasks("review");
const completeCertification = completeTasks("certification");
const completeYearlyReview = completeTasks("yearlyReview");

/** Qualifies a supplier for the categories that it registered with. */
const qualify: Write = (_core, _trx, { categories }) => Promise.resolve({ qualified_categories: categories ?? "" });

/** Reserves the email address for this registration again. */
const takeEmail: Write = (_core, _trx, { email_hash }) => Promise.resolve({ open_key: email_hash });

/** The requirements, writes, effects and emails of each row of the transition table. */
export const steps: Record<TransitionKey, LifecycleStep> = {
  "filling.submit": {
    guards: [requireComplete],
    write: writeSubmission,
    effects: [assignReviewer, completeReview, askForReview],
    email: "registrationReceived",
  },
  "filling.withdraw": {
    guards: [],
    write: null,
    effects: [endRegistrantAccess, completeReview, endOpenWork],
    email: "withdrawn",
  },
  "preliminaryReview.withdraw": {
    guards: [],
    write: null,
    effects: [endRegistrantAccess, completeReview, endOpenWork],
    email: "withdrawn",
  },
  "preliminaryReview.return": {
    guards: [requireSeenFile],
    write: null,
    effects: [completeReview],
    email: "registrationReturned",
  },
  "preliminaryReview.refuse": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview, endOpenWork],
    email: "registrationRefused",
  },
  "preliminaryReview.approve": {
    guards: [requireSeenFile, requireDecidedHits, requireUnopenedNote, requireDuplicateNote, requireUnseenNote],
    write: null,
    effects: [endRegistrantAccess, completeReview, openSupplierAccount],
    email: "initialPassword",
  },
  "newlyRegistered.accept": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview],
    email: "potential",
  },
  "potential.startCertification": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview, openTask("submitCertification")],
    email: "certificationStarted",
  },
  "certification.handIn": {
    guards: [requireCertified],
    write: null,
    effects: [endRegistrantAccess, completeCertification, askForReview],
    email: "certificationReceived",
  },
  "internalReview.return": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview, openTask("changeCertification")],
    email: "certificationReturned",
  },
  "internalReview.refuse": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview, endOpenWork],
    email: "certificationRefused",
  },
  "internalReview.approve": {
    guards: [requireSeenFile, requireDecidedHits, requireUnopenedNote, requireUnseenNote],
    write: null,
    effects: [endRegistrantAccess, completeReview, keepExpiryDates],
    email: "certificationPassed",
  },
  "refused.reopen": {
    guards: [requireSeenFile, requireNoOther],
    write: takeEmail,
    effects: [endSessionsWithAccount, completeReview, askForReview],
    email: "reopened",
  },
  "restricted.introductionEnded": {
    guards: [],
    write: qualify,
    effects: [endRegistrantAccess, completeReview],
    email: "qualified",
  },
  "qualified.startYearlyReview": {
    guards: [],
    write: null,
    effects: [endRegistrantAccess, completeReview, openTask("yearlyReview")],
    email: "yearlyReview",
  },
  "yearlyReview.confirmFile": {
    guards: [requireShownFile],
    write: null,
    effects: [endRegistrantAccess, completeYearlyReview],
    email: "silent",
  },
  "qualified.proposeBlock": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview, askForReview],
    email: "silent",
  },
  "yearlyReview.proposeBlock": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeYearlyReview, askForReview],
    email: "silent",
  },
  "blockProposed.block": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview],
    email: "blocked",
  },
  "blockProposed.dropBlock": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview],
    email: "silent",
  },
  "blocked.proposeReinstatement": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview, askForReview],
    email: "silent",
  },
  "reinstatementProposed.reinstate": {
    guards: [requireSeenFile, requireDecidedHits],
    write: null,
    effects: [endRegistrantAccess, completeReview],
    email: "reinstated",
  },
  "reinstatementProposed.keepBlocked": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview],
    email: "silent",
  },
  "qualified.retire": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview, endOpenWork],
    email: "retired",
  },
  "yearlyReview.retire": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeYearlyReview, endOpenWork],
    email: "retired",
  },
  "blocked.retire": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview, endOpenWork],
    email: "retired",
  },
};
