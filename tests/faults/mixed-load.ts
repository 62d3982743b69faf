import { setTimeout as after } from "node:timers/promises";
import { isDeepStrictEqual } from "node:util";
import { files } from "~/contract";
import { signIn } from "../support/sign-in";
import { type Answer, type Visitor, visitor } from "./client";
import { type Ledger, numbered, written } from "./numbered";
import { draftOf, newUuid, type Registrant, upload } from "./registrant";
import { smallPdf } from "./small-pdf";

/**
 * The results under load: the statuses, the forbidden responses and lost saves, the amount of work done, and the
 * milliseconds of every successful request by its path.
 */
export type Record = {
  answers: Map<string, number>;
  wrong: string[];
  saves: number;
  uploads: number;
  times: Map<string, number[]>;
};

/** The numbers of people at work, and the pause of a registrant after all tabs are saved, in milliseconds. */
export type Crowd = { reviewers: number; pauseMs: number };

/** The instances that accept requests right now: a load balancer sends none to an instance that is not ready. */
export type Copies = { open: () => string };

/** The pace of a hurried user, in milliseconds: faster visitors would only take processor time from the other tests. */
const pause = (ms = 200) => after(ms * (0.5 + Math.random()));

/** One user across all instances of the portal: the cookies are shared, and each request goes to the next instance. */
function everywhere(copies: Copies, { jar }: Visitor, note: (path: string, answer: Answer) => void) {
  const at = (url = copies.open()) => visitor(url, {}, jar);
  const noted = async (path: string, asking: Promise<Answer>) => {
    // A killed instance resets its open requests: a load balancer would return 502 for them, which is not the portal's doing.
    const answer = await asking.catch(() => null);
    if (answer) note(path, answer);
    return answer;
  };
  return {
    get: (path: string) => noted(path, at().get(path)),
    post: (path: string, form: [string, string][]) => noted(path, at().post(path, form)),
    // An instance accepts uploads from its own pages only.
    newUuid: () => {
      const { origin } = new URL(copies.open());
      return newUuid(at(origin), origin).catch(() => "");
    },
    upload: (uuid: string, file: File) => {
      const { origin } = new URL(copies.open());
      return noted("upload", upload(at(origin), origin, uuid, file));
    },
    remove: (fileUrl: string) => {
      const { origin } = new URL(copies.open());
      const path = `${files.deleteByUrl.path}?${new URLSearchParams({ url: fileUrl }).toString()}`;
      return noted("delete", at(origin).send({ method: "DELETE", path, headers: { origin } }));
    },
    draft: () => draftOf(at()),
  };
}

/** A 5xx response is allowed only if it is 503 and has a Retry-After header. */
const isWrong = ({ status, headers }: Answer) =>
  status >= 500 && !(status === 503 && Number(headers["retry-after"]) > 0);

/** Registrants, visitors and a purchasing manager at work, until stopped. */
export async function workUnderLoad(
  copies: Copies,
  registrants: readonly Registrant[],
  { reviewers, pauseMs }: Crowd,
  running: { isOver: boolean },
): Promise<Record> {
  const record: Record = { answers: new Map(), wrong: [], saves: 0, uploads: 0, times: new Map() };
  const take = (what: string, ms: number) => record.times.set(what, [...(record.times.get(what) ?? []), ms]);
  function note(path: string, answer: Answer) {
    const what = `${path} ${answer.status}`;
    record.answers.set(what, (record.answers.get(what) ?? 0) + 1);
    if (answer.status === 200) take(path, answer.ms);
    if (isWrong(answer)) record.wrong.push(`${what} ${answer.text.slice(0, 200)}`);
  }
  const until = async (step: () => Promise<unknown>, ms?: number) => {
    while (!running.isOver) {
      await step();
      await pause(ms);
    }
  };

  async function fill(registrant: Registrant) {
    const person = everywhere(copies, registrant.browser, note);
    const ledgers = written.map((section): Ledger => ({ section, version: 0, number: 0, acknowledged: 0 }));
    await until(async () => {
      for (const ledger of ledgers) await saveNext(person, ledger);
      await person.get("/register/basic");
    }, pauseMs);
    for (const { section, version, number, waiting } of ledgers) {
      const there = await whenCalm(() => person.draft().read(section));
      const isThere = [number, waiting].some(
        (one) => one !== undefined && isDeepStrictEqual(there.values, numbered(section, one)),
      );
      if (there.version < version || (version > 0 && !isThere)) record.wrong.push(`lost: ${section} ${number}`);
    }
  }

  async function saveNext(person: ReturnType<typeof everywhere>, ledger: Ledger) {
    const next = (ledger.waiting ?? ledger.number) + 1;
    ledger.waiting = next;
    const { status, saved, ms } = await person
      .draft()
      .save(ledger.section, ledger.version, numbered(ledger.section, next))
      .catch(() => ({ status: 0, saved: undefined, ms: 0 }));
    record.answers.set(`save ${status}`, (record.answers.get(`save ${status}`) ?? 0) + 1);
    if (saved) {
      Object.assign(ledger, { version: saved.version, number: next, waiting: undefined });
      record.saves += 1;
      take("save", ms);
      return;
    }
    if (![0, 409, 503].includes(status)) record.wrong.push(`save ${status}`);
    // A save whose response was lost may have succeeded: the stored version is used from here.
    const there = await person
      .draft()
      .read(ledger.section)
      .catch(() => null);
    if (!there || there.version === ledger.version) return;
    if (isDeepStrictEqual(there.values, numbered(ledger.section, next)))
      Object.assign(ledger, { version: there.version, number: next, waiting: undefined });
    else record.wrong.push(`overwritten: ${ledger.section} ${next}`);
  }

  async function uploadFiles(registrant: Registrant) {
    const person = everywhere(copies, registrant.browser, note);
    const file = new File([new Uint8Array(smallPdf)], "licence.pdf", { type: "application/pdf" });
    await until(async () => {
      const uuid = await person.newUuid();
      const answer = uuid === "" ? null : await person.upload(uuid, file);
      if (answer?.status === 200) {
        record.uploads += 1;
        // A registration can hold thirty files.
        await person.remove(answer.text);
      }
      await after(1000);
    });
  }

  async function review(account: string) {
    const jar = new Map<string, string>();
    await whenCalm(async () => {
      const { status } = await signIn(visitor(copies.open(), {}, jar), account);
      if (status !== 200) throw new Error(`${account} is not signed in: ${status}`);
    });
    const manager = everywhere(copies, visitor(copies.open(), {}, jar), note);
    await until(async () => {
      await manager.get("/workspace");
      await manager.get("/gsrm");
    });
  }

  async function look() {
    const person = everywhere(copies, visitor(copies.open()), note);
    await until(async () => {
      for (const path of ["/home", "/register", "/progress"]) await person.get(path);
    });
  }

  const [uploader, ...others] = registrants;
  await Promise.all([
    ...others.map(fill),
    ...(uploader ? [uploadFiles(uploader)] : []),
    ...Array.from({ length: reviewers }, (_, at) => review(at % 2 === 0 ? "buyer" : "buyer2")),
    look(),
    look(),
  ]);
  return record;
}

/** Retries until it succeeds: recovery after a fault may take a moment. */
async function whenCalm<Result>(work: () => Promise<Result>): Promise<Result> {
  const until = performance.now() + 30_000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > until) throw error;
      await after(250);
    }
  }
}
