import type { RefusalCode } from "~/rules/refusal-code";
import { useTranslation } from "react-i18next";
import { type Failure, isFailure } from "~/gateway/failure";
import { failureWords } from "~/ui/feedback/failure-words";

/** The failure of a call, shown where the user made it (§8). */
export function FailureNotice({ failure }: { failure: Failure | undefined }) {
  const { i18n } = useTranslation();
  if (!failure) return null;
  return (
    <p className="notice notice-error" role="alert">
      {failureWords(i18n, failure)}
    </p>
  );
}

type Props = {
  failure: Failure | undefined;
  /** Refusals that reloading resolves; any other is shown unchanged. */
  codes: readonly RefusalCode[];
  words: { text: string; reload: string };
  onReload: () => void;
};

/** The refusal of an action on an outdated page, with a button that loads the current one. Typed text stays. */
export function OutdatedNotice({ failure, codes, words, onReload }: Props) {
  if (!failure || !codes.some((code) => isFailure(failure, code))) return <FailureNotice failure={failure} />;
  return (
    <section className="notice notice-warning" role="alert">
      <p>{words.text}</p>
      <button type="button" className="button-primary" onClick={onReload}>
        {words.reload}
      </button>
    </section>
  );
}
