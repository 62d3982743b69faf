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

/** From now on a supplier is qualified for what it registered with. */
const qualify: Write = (_core, _trx, { categories }) => Promise.resolve({ qualified_categories: categories ?? "" });

/** The e-mail is taken by this registration again. */
const takeEmail: Write = (_core, _trx, { email_hash }) => Promise.resolve({ open_key: email_hash });

/** What each row of the transition table requires, writes, brings about and sends. */
export const steps: Record<TransitionKey, LifecycleStep> = {
  "filling.submit": {
    guards: [requireComplete],
    write: writeSubmission,
    effects: [assignReviewer, completeReview, askForReview],
    letter: "registrationReceived",
  },
  "filling.withdraw": {
    guards: [],
    write: null,
    effects: [endRegistrantAccess, completeReview, endOpenWork],
    letter: "withdrawn",
  },
  "preliminaryReview.withdraw": {
    guards: [],
    write: null,
    effects: [endRegistrantAccess, completeReview, endOpenWork],
    letter: "withdrawn",
  },
  "preliminaryReview.return": {
    guards: [requireSeenFile],
    write: null,
    effects: [completeReview],
    letter: "registrationReturned",
  },
  "preliminaryReview.refuse": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview, endOpenWork],
    letter: "registrationRefused",
  },
  "preliminaryReview.approve": {
    guards: [requireSeenFile, requireDecidedHits, requireUnopenedNote, requireDuplicateNote, requireUnseenNote],
    write: null,
    effects: [endRegistrantAccess, completeReview, openSupplierAccount],
    letter: "initialPassword",
  },
  "newlyRegistered.accept": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview],
    letter: "potential",
  },
  "potential.startCertification": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview, openTask("submitCertification")],
    letter: "certificationStarted",
  },
  "certification.handIn": {
    guards: [requireCertified],
    write: null,
    effects: [endRegistrantAccess, completeCertification, askForReview],
    letter: "certificationReceived",
  },
  "internalReview.return": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview, openTask("changeCertification")],
    letter: "certificationReturned",
  },
  "internalReview.refuse": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview, endOpenWork],
    letter: "certificationRefused",
  },
  "internalReview.approve": {
    guards: [requireSeenFile, requireDecidedHits, requireUnopenedNote, requireUnseenNote],
    write: null,
    effects: [endRegistrantAccess, completeReview, keepExpiryDates],
    letter: "certificationPassed",
  },
  "refused.reopen": {
    guards: [requireSeenFile, requireNoOther],
    write: takeEmail,
    effects: [endSessionsWithAccount, completeReview, askForReview],
    letter: "reopened",
  },
  "restricted.introductionEnded": {
    guards: [],
    write: qualify,
    effects: [endRegistrantAccess, completeReview],
    letter: "qualified",
  },
  "qualified.startYearlyReview": {
    guards: [],
    write: null,
    effects: [endRegistrantAccess, completeReview, openTask("yearlyReview")],
    letter: "yearlyReview",
  },
  "yearlyReview.confirmFile": {
    guards: [requireShownFile],
    write: null,
    effects: [endRegistrantAccess, completeYearlyReview],
    letter: "silent",
  },
  "qualified.proposeBlock": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview, askForReview],
    letter: "silent",
  },
  "yearlyReview.proposeBlock": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeYearlyReview, askForReview],
    letter: "silent",
  },
  "blockProposed.block": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview],
    letter: "blocked",
  },
  "blockProposed.dropBlock": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview],
    letter: "silent",
  },
  "blocked.proposeReinstatement": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview, askForReview],
    letter: "silent",
  },
  "reinstatementProposed.reinstate": {
    guards: [requireSeenFile, requireDecidedHits],
    write: null,
    effects: [endRegistrantAccess, completeReview],
    letter: "reinstated",
  },
  "reinstatementProposed.keepBlocked": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview],
    letter: "silent",
  },
  "qualified.retire": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview, endOpenWork],
    letter: "retired",
  },
  "yearlyReview.retire": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeYearlyReview, endOpenWork],
    letter: "retired",
  },
  "blocked.retire": {
    guards: [requireSeenFile],
    write: null,
    effects: [endRegistrantAccess, completeReview, endOpenWork],
    letter: "retired",
  },
};
