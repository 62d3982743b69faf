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
} from "./guards";
import { openSupplierAccount } from "./open-supplier-account";
import type { LifecycleStep, Write } from "./step";
import { requireComplete, writeSubmission } from "./submission";
import { openTask } from "./supplier-tasks";

const completeReview = completeTasks("review");
const completeCertification = completeTasks("certification");
const completeYearlyReview = completeTasks("yearlyReview");

/** From now on a supplier is qualified for what it registered with. */
const qualify: Write = (_core, _trx, { categories }) => Promise.resolve({ qualified_categories: categories ?? "" });

/** The email is taken by this registration again. */
const takeEmail: Write = (_core, _trx, { email_hash }) => Promise.resolve({ open_key: email_hash });

/** What each row of the transition table requires, writes, brings about and sends. */
export const steps: Record<TransitionKey, LifecycleStep> = {
  "filling.submit": {
    guards: [requireComplete],
    write: writeSubmission,
    effects: [assignReviewer, completeReview, askForReview],
    message: "registrationReceived",
  },
  "filling.withdraw": {
    guards: [],
    write: null,
    effects: [endRegistrantAccess, completeReview, endOpenWork],
    message: "withdrawn",
  },
  "preliminaryReview.withdraw": {
    guards: [],
    write: null,
    effects: [endRegistrantAccess, completeReview, endOpenWork],
    message: "withdrawn",
  },
  "preliminaryReview.return": {
    guards: [requireSeenFile],
    write: null,
    effects: [completeReview],
    message: "registrationReturned",
  },
  "preliminaryReview.refuse": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview, endOpenWork],
    message: "registrationRefused",
  },
  "preliminaryReview.approve": {
    guards: [requireSeenFile, requireDecidedHits, requireUnopenedNote, requireDuplicateNote],
    write: null,
    effects: [endRegistrantAccess, completeReview, openSupplierAccount],
    message: "initialPassword",
  },
  "newlyRegistered.accept": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview],
    message: "potential",
  },
  "potential.startCertification": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview, openTask("submitCertification")],
    message: "certificationStarted",
  },
  "certification.handIn": {
    guards: [requireCertified],
    write: null,
    effects: [endRegistrantAccess, completeCertification, askForReview],
    message: "certificationReceived",
  },
  "internalReview.return": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview, openTask("changeCertification")],
    message: "certificationReturned",
  },
  "internalReview.refuse": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview, endOpenWork],
    message: "certificationRefused",
  },
  "internalReview.approve": {
    guards: [requireSeenFile, requireDecidedHits, requireUnopenedNote],
    write: null,
    effects: [endRegistrantAccess, completeReview, keepExpiryDates],
    message: "certificationPassed",
  },
  "refused.reopen": {
    guards: [requireSeenFile, requireNoOther],
    write: takeEmail,
    effects: [endSessionsWithAccount, completeReview, askForReview],
    message: "reopened",
  },
  "restricted.introductionEnded": {
    guards: [],
    write: qualify,
    effects: [endRegistrantAccess, completeReview],
    message: "qualified",
  },
  "qualified.startYearlyReview": {
    guards: [],
    write: null,
    effects: [endRegistrantAccess, completeReview, openTask("yearlyReview")],
    message: "yearlyReview",
  },
  "yearlyReview.confirmFile": {
    guards: [requireShownFile],
    write: null,
    effects: [endRegistrantAccess, completeYearlyReview],
    message: "silent",
  },
  "qualified.proposeBlock": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview, askForReview],
    message: "silent",
  },
  "yearlyReview.proposeBlock": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeYearlyReview, askForReview],
    message: "silent",
  },
  "blockProposed.block": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview],
    message: "blocked",
  },
  "blockProposed.dropBlock": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview],
    message: "silent",
  },
  "blocked.proposeReinstatement": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview, askForReview],
    message: "silent",
  },
  "reinstatementProposed.reinstate": {
    guards: [requireSeenFile, requireDecidedHits],
    write: null,
    effects: [endRegistrantAccess, completeReview],
    message: "reinstated",
  },
  "reinstatementProposed.keepBlocked": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview],
    message: "silent",
  },
  "qualified.retire": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview, endOpenWork],
    message: "retired",
  },
  "yearlyReview.retire": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeYearlyReview, endOpenWork],
    message: "retired",
  },
  "blocked.retire": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview, endOpenWork],
    message: "retired",
  },
};
