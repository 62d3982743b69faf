import { kilobytes, megabytes } from "./size";
import { seconds, minutes, hours } from "./time";

/** The numbers of the product, once; a subject with a folder of its own has them in its `limits.ts`. The comment names its row in §9, or the reason where §9 has none. */

/** Avatar maximum: 2 MB; jpeg, jpg, png. */
export const avatarMaxBytes = megabytes(2);
export const avatarExtensions = ["jpeg", "jpg", "png"] as const;
/** The sides of a stored avatar, a square, in pixels. */
export const avatarPx = 256;

/** Turnover years: 3. */
export const turnoverYears = 3;
/** Top customers: 3. */
export const topCustomers = 3;
/** Secondary shareholders: up to 3. */
export const maxSecondaryShareholders = 3;

/**
 * How long a company takes to fill its registration in, in minutes. An estimate: 40 answers where each table has one row, 80
 * with several customers, people and certificates, at about 20 seconds each with the documents at hand.
 */
export const registrationMinutes = 30;
/** Initial review result: within 2 weeks. */
export const preliminaryReviewWeeks = 2;
export const preliminaryReviewDays = 7 * preliminaryReviewWeeks;
/** Internal review feedback: within 1 month. */
export const internalReviewMonths = 1;

/** Mass-production introduction, after which a supplier is qualified by itself (§1, stage 8); §9 names no figure. */
export const introductionDays = 90;

/** Request timeout: 50000 ms. */
export const requestTimeoutMs = seconds(50);
/** Browser code waits longer than the portal waits for the base API, so that the portal's answer says why (F-08). */
export const browserTimeoutMs = requestTimeoutMs + seconds(5);
/** A request has this long to arrive (`server.ts` closes its connection then). */
export const uploadTimeoutMs = minutes(1);
/** The longest answer of the base API, unpacked (F-11); that of a list as a workbook. */
export const answerMaxBytes = megabytes(5);
export const workbookAnswerMaxBytes = megabytes(500);
/** Script chunk load timeout: 120 s. */
export const chunkLoadTimeoutMs = seconds(120);
/** What has been loaded has this long to show its first screen. */
export const mountTimeoutMs = seconds(30);
/** Message toast: 3000 ms. */
export const toastMs = seconds(3);
/** Tenant switch reload delay: 100 ms. */
export const tenantSwitchDelayMs = 100;

/** Time zone lookup page size: 10. */
export const timeZonePageSize = 10;
/** Page sizes offered: 10, 20, 50, 100 (default 20); pages zero-based. */
export const pageSizes = [10, 20, 50, 100] as const;
export const defaultPageSize = 20;
/** A page of the bell is a short one. */
export const bellPageSize = pageSizes[0];
export const firstPage = 0;
/** No list is asked for a page beyond this one. */
export const lastPage = 100_000;

/** Lov API version segment: 2. */
export const lovApiVersion = 2;
/** How many letters and text messages the demo mailbox lists. */
export const demoMailboxSize = 50;

/** Organization id: fixed 2. */
export const organizationId = 2;
/** Infinite-scroll threshold: 10 px. */
export const scrollThresholdPx = 10;
/** Menu 'more' count: 5. */
export const menuItemsBeforeMore = 5;
/** Dialog widths: 860 px picker; 30% of the window for the user popup. */
export const pickerWidthPx = 860;
export const userPopupWidth = "30vw";

/** Date formats: yyyy/MM/dd watermark; YYYY-MM-DD HH:mm:ss consent. */
export const watermarkDateFormat = "YYYY/MM/DD";
export const consentDateFormat = "YYYY-MM-DD HH:mm:ss";

/** Unified credit code: 18 characters. */
export const unifiedCreditCodeLength = 18;
/** Bank account length warnings: 18 (China), 8 (other). */
export const accountDigitsChina = 18;
export const accountDigitsOther = 8;

// Languages: zh and en; fallback zh: said in i18n/language.ts, which imports nothing.

/** Code-of-conduct text: records kept at least six years. */
export const conductRecordYears = 6;

/**
 * A draft that its registrant leaves alone, in days: announced, announced once more, removed. The settings may say other
 * figures, but never fewer days than these between the last announcement and the removal.
 */
export const draftFirstNoticeDays = 60;
export const draftLastNoticeDays = 83;
export const draftDays = 90;
export const draftLastCallDays = 7;
/** Days until what a refused or withdrawn registration said is removed (S-61); a setting too. */
export const endedContentDays = 7;

/** Verification code: six digits, ten minutes, five tries. */
export const codeDigits = 6;
export const codeLifeMs = minutes(10);
export const codeTries = 5;
/** Verification code, how often: once a minute, 5 an hour and 10 a day per e-mail or account and purpose, 20 an hour per address on the net. */
export const codeResendMs = minutes(1);
export const codesPerHour = 5;
export const codesPerDay = 10;
export const codesPerHourPerIp = 20;
/** Codes by text message: the most a day to one phone number for each purpose. */
export const codesPerDayPerNumber = 10;
/** How long the text message gateway may take to answer; after that the message is sent again with the same key. */
export const smsTimeoutMs = seconds(10);
/** A text message that has waited this long says that the gateway does not work. */
export const smsLateMs = minutes(1);
/** So many codes for one e-mail and purpose are valid side by side, each in the browser that asked for it. */
export const validCodesPerEmail = 5;
/** Accounts that a user may look up by name in an hour. */
export const accountLookupsPerHour = 30;
/** Companies that a registration may look up at the business-information service in an hour (S-19). */
export const companyLookupsPerHour = 30;
/** A form sent sooner than this after it was shown was not filled in by a person. */
export const humanMs = seconds(2);
/** Progress query: tries in a quarter of an hour per address on the net. */
export const progressTries = 10;
export const progressWindowMs = minutes(15);

/** Passwords: wrong ones in a quarter of an hour, for one account from one address on the net, and from one address. */
export const passwordTries = 5;
export const passwordTriesPerIp = 30;
export const passwordWindowMs = minutes(15);
/** Hours within which an initial password has to be replaced (§1, stage 4). */
export const initialPasswordHours = 24;
/** A sign-in that was begun: finished within this time, and begun this often in a quarter of an hour per address. */
export const signInMs = minutes(30);
export const signInsPerIp = 100;

/** An id token of a company's provider: made no longer ago than this, and no further ahead of our clock. */
export const idTokenMaxAgeMs = minutes(10);
export const idTokenMaxAheadMs = minutes(5);

/** For how many hours the old address can restore an e-mail that was replaced. */
export const emailUndoHours = 72;

/** Session: idle 30 min, absolute 12 h, a warning two minutes before it idles out. */
export const sessionIdleMs = minutes(30);
export const sessionMaxMs = hours(12);
export const sessionWarningMs = minutes(28);

/** Files of a registration: each ≤ 20 MB, ≤ 30 of them, ≤ 100 MB together; 20 uploads a minute per address on the net. */
export const fileMaxBytes = megabytes(20);
export const filesPerRegistration = 30;
export const filesMaxBytes = megabytes(100);
export const uploadsPerMinutePerIp = 20;
/** The longest answer that is a stored file: a picture may grow when it is encoded again. */
export const fileAnswerMaxBytes = 2 * fileMaxBytes;
export const fileExtensions = ["pdf", "jpg", "jpeg", "png", "docx", "xlsx"] as const;
/** Pictures larger than this many pixels are refused before they are decoded. */
export const imageMaxPixels = 24_000_000;
/** What a docx or xlsx may unpack to: bytes, entries, times its own size. */
export const unpackedMaxBytes = megabytes(50);
export const unpackedMaxEntries = 2000;
export const unpackedMaxRatio = 100;
/** A list of relations in a docx or xlsx: some thousands of hyperlinks. */
export const relationsMaxBytes = megabytes(1);
/** Files of one document of the certification. */
export const filesPerDocument = 5;
/** Virus scan: what is sent to the scanner at most, and how long it may take for one file (S-44). */
export const scanMaxBytes = megabytes(25);
export const scanTimeoutMs = seconds(30);
/** A page looks this often whether a file has been scanned, the pause doubling up to the second figure. */
export const scanPollMs = seconds(1);
export const scanPollMaxMs = seconds(30);
/** A file name, as kept. */
export const fileNameMax = 200;
/** A signed address serves a file this long; files that belong to nothing are removed after a day. */
export const signedUrlMs = minutes(5);

/** The database's clock is read this often; an answer that took longer than this is not exact enough. */
export const clockMeasureMs = seconds(30);
export const clockMeasureMaxMs = seconds(1);
/** A process whose own clock is further than this from the database's is not ready. */
export const clockToleranceMs = seconds(5);

/** When to come again, in seconds: after a refusal for want of room, and while something we need does not answer. */
export const busySeconds = 3;
export const unavailableSeconds = 5;

/** A form: its size without files, the fields it may have, the header of one part; an upload is a file and little else. */
export const formMaxBytes = kilobytes(256);
export const formMaxFields = 600;
export const partHeaderMaxBytes = kilobytes(8);
export const uploadMaxParts = 10;
/** Form names: no row beyond this index, no name longer than this (security Z-01). */
export const maxRowIndex = 49;
export const fieldNameMax = 120;

/** Purchasing is told once a day, from this hour in China, of reviews that are overdue or due within so many days; so many are named. */
export const digestHour = 8;
export const reviewSoonDays = 3;
export const digestOldest = 5;
/** A review this many working days overdue is reported to its assignee and to the head of purchasing. */
export const escalationWorkingDays = 3;

/** Documents that run out within this many days are pointed out. */
export const soonDays = 30;

/** A change of bank details: approved by so many people, takes effect so many hours after, and not within so many days of a change of contact. */
export const bankApprovers = 2;
export const bankCoolingHours = 48;
export const contactLockDays = 7;
/** A number is called about new bank details only if it was on file this long before they were proposed. */
export const callableAfterDays = 30;
/** For this long a change of contacts is a risk of new bank details, and the contacts before it are told of them too. */
export const contactsWatchedDays = 90;
/** The second approval of anything counts only from a role that is at least this old. */
export const roleProbationDays = 7;
/** The code that confirms a change of bank details or contacts holds this long: it stands for a fresh sign-in. */
export const stepUpMs = minutes(5);

/** How much text an answer may have. */
export const lengths = { code: 60, name: 200, address: 300, email: 254, url: 300, scope: 4000 } as const;
/** The text of a news item, in each language. */
export const newsTextMax = 10_000;
/** How many rows a table may have. */
export const maxRows = {
  shareholders: 20,
  personnel: 20,
  affiliates: 50,
  contacts: 20,
  documents: 30,
  banks: 10,
} as const;
/** The name of a saved view of the queue, and how many one reviewer may save. */
export const queueViewNameMax = 40;
export const maxQueueViews = 12;
/** How many registrations one bulk action takes: a page of the longest size. */
export const maxBulkRows = 100;
/** How many values a list of values may have chosen. */
export const maxChosen = { countries: 250, categories: 50 } as const;

/** How much of a text is read in a minute: Chinese characters, English words. */
export const readingPace = { zh: 400, en: 220 } as const;

/** How long the storage of files may take to answer; what it does not say by then is a failure (F-20). */
export const storageTimeoutMs = seconds(10);
/** How long a reviewer pauses before the letter of a decision is shown again. */
export const previewPauseMs = 600;
/** How long a document may take to show; what it has not done by then is given up. */
export const viewerMs = seconds(30);
/** How long a page waits for a note it does not depend on to be written. */
export const noteMs = 250;
/** A disk with less room than this, in bytes and as a share of it, is low; with less than the second figure, full. */
export const diskLowBytes = megabytes(200);
export const diskLowShare = 0.05;
export const diskFullBytes = megabytes(1);
/** How long readiness waits for a part that does not answer (H-09). */
export const readinessMs = seconds(1);
