import { useLocation, useNavigate } from "@remix-run/react";
import { type FormEvent, useEffect, useState } from "react";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import * as changeRequests from "~/contract/change-requests";
import { paths } from "~/paths";
import { formText, type FormValues } from "~/rules/form-values";
import { toleratingMasks } from "~/rules/fields/tolerating-masks";
import { contextFrom } from "~/rules/registration/section-state";
import { sections } from "~/rules/registration/sections";
import { shownValues } from "~/rules/registration/starting-values";
import { draftStore } from "~/ui/base/draft-store";
import { useSection } from "~/ui/form/engine/use-section";
import type { Meanings } from "~/ui/form/meanings";
import { draftOwner } from "~/ui/workspace/shell-facts";
import { useWho } from "../../built-in/host";
import { companyFileCalls, type CompanyFile } from "../base/company-file";
import { todayInChina } from "~/rules/calendar/china-date";

/** The note on a change is not one of the section's answers. */
export const noteName = "changeNote";
/** Neither are the proof of a new account and its file input. */
export const proofName = "changeProof";
export const proofId = "change-proof";

export type ProposalProps = { file: CompanyFile; saved: CompanyFile["sections"][number]; meanings: Meanings };

/** The state of the form for a change: typed answers, validation and submission. */
export function useProposal({ file, saved, meanings }: ProposalProps) {
  const { section: id, version } = saved;
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // With its rows and chosen values; they are not restored if the section has changed since.
  const draft = draftStore<ProposalDraft>(draftOwner(useWho()), pathname, "answers");
  const [{ typed: start, proof }] = useState(() => {
    const before = draft.load();
    return before?.version === version
      ? { typed: before.typed, proof: before.proof ?? "" }
      : { typed: shownValues(saved, todayInChina(), file.country), proof: "" };
  });
  const [isProofMissing, setProofMissing] = useState(false);
  const [section] = useState(() => toleratingMasks(sections[id]));
  const [context] = useState(() => contextOf(file));
  const { store, showErrors, announceChange, ...form } = useSection({
    mode: "proposal",
    id,
    section,
    context,
    start,
    checked: false,
    meanings,
    files: file.files,
    returned: nothingReturned,
    fileCalls: companyFileCalls,
    beside: [noteName, proofName],
    onRead: (values) => draft.save({ version, typed: values, proof: proofIn(form.form.current) }),
  });

  // The form is read after the next frame, which a page that is left does not have.
  useEffect(() => {
    const settle = () => store.settle();
    addEventListener("pagehide", settle);
    document.addEventListener("visibilitychange", settle);
    return () => {
      removeEventListener("pagehide", settle);
      document.removeEventListener("visibilitychange", settle);
    };
  }, [store]);

  const propose = useAction(async (note: string) => {
    await store.whenUploaded();
    const uuid = proofIn(form.form.current);
    if (id === "bank" && !uuid) {
      setProofMissing(true);
      document.getElementById(proofId)?.focus();
      return;
    }
    const values = store.typed();
    const { changeId } = await call(changeRequests.propose, { section: id, version, values, note, proof: uuid });
    draft.remove();
    navigate(paths.change(changeId));
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const note = formText(new FormData(event.currentTarget), noteName);
    announceChange();
    if (!showErrors()) void propose.run(note);
  }

  function onProofChange() {
    setProofMissing(false);
    announceChange();
  }

  return { ...form, propose, onSubmit, removeDraft: draft.remove, proof, isProofMissing, onProofChange };
}

/** The answers typed in this window, and the UUID of the proof uploaded in it. */
type ProposalDraft = { version: number; typed: FormValues; proof?: string };

const proofIn = (form: HTMLFormElement | null): string => (form ? formText(new FormData(form), proofName) : "");

const nothingReturned: never[] = [];

const contextOf = (file: CompanyFile) =>
  contextFrom(Object.fromEntries(file.sections.map((one) => [one.section, one.values])), todayInChina(), {
    country: file.country,
  });
