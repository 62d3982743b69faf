import { useTranslation } from "react-i18next";
import { type RefObject, useEffect, useRef, useState } from "react";
import { type FieldFacts, fieldFacts } from "~/rules/form/field-facts";
import { textAt } from "~/rules/form/typed-values";
import { type ChecklistState, checklistState, countDocuments } from "~/rules/registration/checklist-state";
import {
  appliesTo,
  attachment,
  attachmentTypesIn,
  expiredDocument,
  neededAttachment,
} from "~/rules/registration/attachment";
import { pickedFiles } from "~/rules/files/limits";
import { maxRows } from "~/rules/registration/limits";
import { spareDocuments } from "~/rules/registration/spare-documents";
import type { FormValues } from "~/rules/form-values";
import { toDocumentType } from "~/rules/registration/document-name";
import { useFieldWords, useReading, useSectionScreen } from "../state/section-context";
import { FieldFindings } from "../parts/field-findings";
import { fieldId } from "~/ui/base/field-id";
import { useNewest } from "~/ui/base/use-newest";
import { SectionFields } from "../parts/section-fields";
import type { SpecialFields } from "../parts/special-fields";
import { type FormRow, savedRows, useInitial } from "../state/row-context";
import { useRows, type RowActions } from "../parts/use-rows";
import { hasFile, inRow } from "./document-row";
import { DocumentTypeItem } from "./document-type";
import { AllowedFiles } from "../kinds/allowed-files";
import { pickInto, useDrop } from "../kinds/use-drop";

const name = "attachments";

/** The review attachments, laid out as a checklist. */
export const AttachmentFields = () => <SectionFields section={attachment} special={special} />;

/** The checklist is remounted when another window has changed the attachments. */
function AttachmentChecklist() {
  const times = useReading((form) => form.timesReplaced(name));
  return <Checklist key={times} />;
}

/** The attachments as a checklist of document types, each with its state and its files (§3). */
function Checklist() {
  const { t } = useTranslation();
  const words = useFieldWords();
  const { section, context } = useSectionScreen();
  const country = context.registeredCountry;
  const types = attachmentTypesIn(country);
  const needed = neededAttachment(country);
  const placeOf = (type: string) => types.findIndex((one) => one === shownType(type));
  /** The type under which rows without a chosen type are shown. */
  const shownType = (type: string) => types.find((one) => one === type) ?? "other";
  const facts = fieldFacts(section.fields, name);
  const actions = useRows(name, maxRows.documents);
  const savedTypes = useInitial(name, savedTypesIn, new Map<string, string>());
  const typeOf = (row: FormRow) => row.preset?.["type"] ?? savedTypes.get(row.id) ?? "";
  // Rows are kept in the order of the types, so that their findings follow the order of the page.
  const firstAfter = (type: string) => actions.rows.find((row) => placeOf(typeOf(row)) > placeOf(type));
  const ofType = (type: string) => actions.rows.filter((row) => shownType(typeOf(row)) === type);
  const states = useChecklistStates(
    types.map((type) => ({
      isNeeded: type === needed,
      applies: appliesTo(type, context.companyType),
      rows: ofType(type),
    })),
    actions,
  );
  const lines = types.map((type, at) => ({ type, isNeeded: type === needed, state: states[at] ?? "none" }));
  const counts = countDocuments(lines);
  const { sorted, sort, put } = useDocumentFiles(actions, { country, ofType, firstAfter });
  const drop = useDrop(sort);
  const picker = useRef<HTMLInputElement>(null);
  useTidying(picker, actions);
  const typeToAdd = useRef<string>();

  function choose(type?: string) {
    typeToAdd.current = type;
    picker.current?.click();
  }

  function takeChosen(input: HTMLInputElement) {
    const chosenFiles = [...(input.files ?? [])];
    input.value = "";
    if (typeToAdd.current) put(typeToAdd.current, chosenFiles);
    else sort(chosenFiles);
  }

  return (
    <div
      className="rows checklist"
      id={fieldId(name)}
      tabIndex={-1}
      role="group"
      aria-labelledby={`label-${name}`}
      {...drop}
    >
      <span className="off-screen" id={`label-${name}`}>
        {words.label(name)}
      </span>
      <FieldFindings name={name} labelKey={name} />
      <p role="status" className="checklist-so-far">
        {t("documents.soFar", counts)}
        {counts.others > 0 ? ` ${t("documents.othersSoFar", counts)}` : null}
      </p>
      <div className="checklist-drop">
        <p role="status" className={sorted > 0 ? undefined : "checklist-drop-hint"}>
          {sorted > 0 ? t("documents.sorted", { count: sorted }) : t("documents.drop")}
        </p>
        <button type="button" className="button-link" onClick={() => choose()}>
          {t("files.pick")}
        </button>
        <AllowedFiles />
      </div>
      <input
        type="file"
        hidden
        multiple
        accept={pickedFiles}
        ref={picker}
        onChange={(event) => takeChosen(event.currentTarget)}
      />
      {[
        { title: t("documents.needed"), listed: lines.filter(({ isNeeded }) => isNeeded) },
        { title: t("documents.others"), listed: lines.filter(({ isNeeded }) => !isNeeded) },
      ].map(({ title, listed }) => (
        <section key={title} className="documents">
          <h2>{title}</h2>
          <ul>
            {listed.map((line) => (
              <DocumentTypeItem
                key={line.type}
                {...line}
                facts={withoutType(facts)}
                actions={actions}
                rows={ofType(line.type)}
                onChoose={() => choose(line.type)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

const special = { attachments: () => <AttachmentChecklist /> } satisfies SpecialFields<typeof attachment.fields>;

const savedTypesIn = (values: FormValues) =>
  new Map(savedRows(values, name).map(({ id }, at) => [id, textAt(values, `${name}[${at}].type`)]));

/** The line of a row does not repeat the type, which is directly above. */
function withoutType(facts: FieldFacts): FieldFacts {
  const { type: _type, ...shape } = facts.shape;
  return { ...facts, shape };
}

/** The state of each line of the checklist, in their order. */
function useChecklistStates(
  lines: readonly { isNeeded: boolean; applies: boolean; rows: FormRow[] }[],
  actions: RowActions,
) {
  const states = useReading((form) =>
    lines
      .map(({ isNeeded, applies, rows }) => {
        const places = rows.filter((row) => !actions.isRemoved(row)).map((row) => actions.placeOf(row));
        const expired = form.warnings().filter(({ code }) => code === expiredDocument);
        return checklistState(places, isNeeded, [...form.errors(), ...expired], applies);
      })
      .join(" "),
  );
  return states.split(" ") as ChecklistState[];
}

/** Finds rows of the checklist: all rows of a type, and the first row of a later type. */
type Rest = {
  country: string | undefined;
  ofType: (type: string) => FormRow[];
  firstAfter: (type: string) => FormRow | undefined;
};

/** Assigns files to rows: files of a type go to its row without a file, or to a new row. */
function useDocumentFiles(actions: RowActions, { country, ofType, firstAfter }: Rest) {
  const [sorted, setSorted] = useState(0);

  function put(type: string, files: readonly File[]) {
    if (files.length === 0) return;
    const waiting = ofType(type).find((row) => !actions.isRemoved(row) && !hasFile(row));
    const [row] = waiting ? [waiting] : actions.add(1, { type }, firstAfter(type));
    const input = row && inRow(row, "input[type=file]");
    if (input) pickInto(input, files);
  }

  /** Assigns files to types by their names. The number assigned is announced so that the user can check. */
  function sort(files: readonly File[]) {
    for (const type of attachmentTypesIn(country))
      put(
        type,
        files.filter((file) => toDocumentType(file.name, country) === type),
      );
    setSorted(files.length);
  }

  return { sorted, sort, put };
}

/**
 * An added row that was left empty must not prevent the user from continuing, so it is removed when a button submits
 * the form.
 */
function useTidying(control: RefObject<HTMLInputElement | null>, actions: RowActions) {
  const { store, announceChange } = useSectionScreen();
  const tidy = useNewest(() => {
    store.settle();
    const spare = spareDocuments(store.typed());
    const rows = actions.rows.filter(
      (row) => !actions.isRemoved(row) && spare.has(actions.placeOf(row)) && !hasFile(row),
    );
    if (rows.length === 0) return;
    actions.forget(rows);
    announceChange();
  });
  useEffect(() => {
    const form = control.current?.form;
    // In the capture phase, so that it runs before the form is read.
    form?.addEventListener("submit", tidy, true);
    return () => form?.removeEventListener("submit", tidy, true);
  }, [control, tidy]);
}
