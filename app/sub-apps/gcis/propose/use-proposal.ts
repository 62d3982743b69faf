import { useNavigate } from "@remix-run/react";
import { type FormEvent, type RefObject, useCallback, useMemo, useState } from "react";
import * as changeRequests from "~/contract/change-requests";
import { paths } from "~/paths";
import { formText } from "~/rules/form-text";
import { toleratingMasks } from "~/rules/masking";
import { contextFrom } from "~/rules/registration/completeness";
import { sections } from "~/rules/registration/sections";
import type { Typed } from "~/rules/typed";
import { useSectionWords } from "~/ui/form/field-words";
import { focusFirst } from "~/ui/form/focus-field";
import type { Meanings } from "~/ui/form/meanings";
import type { SectionScreen } from "~/ui/form/section-context";
import { createSectionStore } from "~/ui/form/section-store";
import { call } from "../../built-in/call";
import { useAction } from "../../built-in/use-action";
import type { CompanyFile } from "../company/company-page";
import { companyFileCalls } from "../company-file-calls";
import { shownValues } from "~/rules/registration/starting-values";
import { today } from "../today";
import { useKeptTyped } from "./kept-typed";

/** The words to a change are none of the section's answers. */
export const noteName = "changeNote";

export type Proposed = { file: CompanyFile; saved: CompanyFile["sections"][number]; meanings: Meanings };

/** What the form of a change works with: the section as it is typed, kept and checked, and the sending of it. */
export function useProposal({ file, saved, meanings }: Proposed, form: RefObject<HTMLFormElement | null>) {
  const { section: id, version } = saved;
  const navigate = useNavigate();
  const kept = useKeptTyped(version);
  const [start] = useState(() => kept.typed ?? shownValues(saved, today()));
  const { section, context, store } = useMemo(() => startingAt(file, id, start), []);
  const words = useSectionWords(id);
  const [isChecked, setIsChecked] = useState(false);

  const announceChange = useCallback(() => {
    store.readSoon(() => {
      if (!form.current) return;
      store.read(answersIn(form.current));
      kept.keep(store.typed());
    });
  }, [store, kept.keep]);

  const propose = useAction(async (note: string) => {
    const values = store.typed() as never;
    const { changeId } = await call(changeRequests.propose, { section: id, version, values, note });
    kept.forget();
    navigate(paths.change(changeId));
  });

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    announceChange();
    store.showAll();
    setIsChecked(true);
    if (store.errors().length > 0) focusFirst(store.errors());
    else void propose.run(formText(new FormData(event.currentTarget), noteName));
  }

  const screen: SectionScreen = useMemo(
    () => ({
      id,
      section,
      words,
      saved: start,
      context,
      meanings,
      files: file.files,
      fileCalls: companyFileCalls,
      returned: [],
      foldsRows: false,
      store,
      announceChange,
    }),
    [meanings, words, store, announceChange],
  );
  return { screen, propose, isChecked, onSubmit, forget: kept.forget };
}

function startingAt(file: CompanyFile, id: CompanyFile["sections"][number]["section"], start: Typed) {
  const typed = Object.fromEntries(file.sections.map((one) => [one.section, one.values as Typed]));
  const section = toleratingMasks(sections[id]);
  const context = contextFrom(typed, today());
  return { section, context, store: createSectionStore(section, start, context, false) };
}

function answersIn(form: HTMLFormElement): FormData {
  const answers = new FormData(form);
  answers.delete(noteName);
  return answers;
}
