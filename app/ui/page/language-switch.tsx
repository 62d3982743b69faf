import { useTranslation } from "react-i18next";
import { paths } from "~/paths";
import { IntentButton } from "~/ui/base/intent-button";

/** §4: sets and stores the language and reloads the page. On a form it saves the input first. */
export function LanguageSwitch({ path, inSectionForm = false }: { path: string; inSectionForm?: boolean }) {
  const { i18n } = useTranslation();
  const other =
    i18n.language === "zh" ? { code: "en", tag: "en", name: "English" } : { code: "zh", tag: "zh-CN", name: "中文" };
  if (inSectionForm)
    return (
      <IntentButton intent={`language:${other.code}`} className="button-quiet" lang={other.tag}>
        {other.name}
      </IntentButton>
    );
  return (
    <form method="post" action={paths.language}>
      <input type="hidden" name="language" value={other.code} />
      <input type="hidden" name="to" value={path} />
      <button type="submit" className="button-quiet" lang={other.tag}>
        {other.name}
      </button>
    </form>
  );
}
