import { createContext, type ReactNode, useContext, useMemo, useState } from "react";
import type { z } from "zod";
import { call } from "~/client/call";
import { useAction } from "~/client/use-action";
import type { StoredFile } from "~/contract/files";
import * as review from "~/contract/review";
import type { ReviewFile } from "~/contract/review";
import type { Failure } from "~/gateway/failure";
import {
  type AnswerPlace,
  type AnswerDocument,
  listAnswerDocuments,
  type DocumentVerdict,
} from "~/rules/onboarding/answer-documents";
import { type SeenFiles, SeenFilesContext, useSeenFiles } from "./seen-files";

/** A file of a registration for the viewer, with the field it was uploaded to and the answers it proves. */
export type DeskDocument = AnswerDocument & { file: StoredFile };

/** The documents next to the answers: the list, the open document, and the results of comparisons. */
type Desk = SeenFiles & {
  documents: readonly DeskDocument[];
  open: DeskDocument | undefined;
  show: (file: StoredFile) => void;
  verdictOn: (place: AnswerPlace) => DocumentVerdict | undefined;
  /** Sets a mark; setting the same mark again removes it. */
  mark: (place: AnswerPlace, verdict: DocumentVerdict) => void;
  /** The position of an answer among those that the open document proves, from 1. Undefined if the document does not prove it. */
  numberOf: (place: AnswerPlace) => number | undefined;
  failure: Failure | undefined;
};

export const DeskContext = createContext<Desk | null>(null);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("This part belongs inside a file.");
  return desk;
}

const keyOf = ({ section, field }: AnswerPlace) => `${section}:${field}`;

/** Provides the documents of a registration. Marks are shown immediately and saved one at a time. */
export function DeskProvider({ file, children }: { file: ReviewFile; children: ReactNode }) {
  const documents = useMemo(() => toDocuments(file), [file]);
  const [openUrl, setOpenUrl] = useState<string>();
  const { failure: notSeen, ...seen } = useSeenFiles(file.registrationId, file.seenFiles);
  const [changed, setChanged] = useState<ReadonlyMap<string, DocumentVerdict | null>>(new Map());
  const save = useAction((input: z.input<typeof review.mark.input>) => call(review.mark, input), "waits");
  const open = documents.find((document) => document.file.fileUrl === openUrl) ?? documents[0];
  const saved = new Map(file.marks.map(({ verdict, ...place }) => [keyOf(place), verdict]));
  const verdictOn = (place: AnswerPlace) => {
    const key = keyOf(place);
    return (changed.has(key) ? changed.get(key) : saved.get(key)) ?? undefined;
  };
  async function mark(place: AnswerPlace, verdict: DocumentVerdict) {
    const before = verdictOn(place) ?? null;
    const next = before === verdict ? null : verdict;
    const key = keyOf(place);
    const { registrationId, round } = file;
    setChanged((marks) => new Map(marks).set(key, next));
    if (await save.run({ registrationId, round, ...place, verdict: next })) return;
    // A newer mark is already being saved and must not be reverted.
    setChanged((marks) => (marks.get(key) === next ? new Map(marks).set(key, before) : marks));
  }
  const desk: Desk = {
    documents,
    open,
    show: ({ fileUrl }) => setOpenUrl(fileUrl),
    ...seen,
    verdictOn,
    mark: (place, verdict) => void mark(place, verdict),
    numberOf(place) {
      const at = open?.proves.findIndex((one) => keyOf(one) === keyOf(place)) ?? -1;
      return at < 0 ? undefined : at + 1;
    },
    failure: save.failure ?? notSeen,
  };
  return (
    <DeskContext.Provider value={desk}>
      <SeenFilesContext.Provider value={seen}>{children}</SeenFilesContext.Provider>
    </DeskContext.Provider>
  );
}

function toDocuments({ sections, files, certification }: ReviewFile): DeskDocument[] {
  const answers = sections.map(({ section, values }) => ({ section, values: values }));
  const uploaded = listAnswerDocuments(answers).flatMap((document) =>
    (files[document.uuid] ?? []).map((file) => ({ ...document, file })),
  );
  const certified = (certification?.documents ?? []).flatMap(({ type, files: own }) =>
    own.map((file) => ({ section: "attachment" as const, field: type, uuid: type, type, proves: [], file })),
  );
  return [...certified, ...uploaded];
}
