import { useTranslation } from "react-i18next";

/** The files that the approver cannot have read, because they are not scanned yet or a virus was found in them. */
export function UnopenedFiles({ names }: { names: readonly string[] }) {
  const { t } = useTranslation("gsrm");
  return (
    <div className="notice notice-warning">
      <p>{t("documents.unopened", { count: names.length })}</p>
      <ul>
        {names.map((name, at) => (
          <li key={`${at} ${name}`} lang="">
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}
