import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import type { PickerProps } from "./picker";

const loadPicker = () => import("./picker");
const Loaded = lazy(loadPicker);

/** Fetches the picker ahead, where a pointer comes near what opens it. */
export const preparePicker = () => void loadPicker();

/** The picker, loaded when a list is first opened: it is most of what Mantine weighs. */
export function LazyPicker(props: PickerProps) {
  const { t } = useTranslation();
  return (
    <Suspense
      fallback={
        <span className="off-screen" role="status">
          {t("list.loading")}
        </span>
      }
    >
      <Loaded {...props} />
    </Suspense>
  );
}
