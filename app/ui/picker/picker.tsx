import { type PickerProps, ListFailed, PickerList } from "./picker-list";
import "@mantine/core/styles/Overlay.css";
import "@mantine/core/styles/Paper.css";
import "@mantine/core/styles/ModalBase.css";
import "@mantine/core/styles/Modal.css";
import "./picker.css";
import { Modal } from "@mantine/core";
import type { SyntheticEvent } from "react";
import { useTranslation } from "react-i18next";
import { QueryProvider } from "~/client/query";
import { useAnswer } from "~/client/use-answer";
import { viewInfo } from "~/contract/lov";
import { pickerWidthPx } from "~/rules/limits/screens";
import { useDialogPlace } from "~/ui/page/dialog-place";
import { PortalMantine } from "~/ui/page/portal-mantine";

/** A list of values in a dialog (§4): its definition is loaded, then the list; search, select, confirm or cancel. */
export default function Picker(props: PickerProps) {
  return (
    <PortalMantine>
      <QueryProvider>
        <Dialog {...props} />
      </QueryProvider>
    </PortalMantine>
  );
}

function Dialog(props: PickerProps) {
  const { t } = useTranslation();
  const { lovCode, parentValue, onClose } = props;
  const view = useAnswer(viewInfo, { viewCode: lovCode });
  const place = useDialogPlace();
  const title = view.answer?.lovName ?? t("list.loading");
  return (
    <Modal.Root
      opened
      onClose={onClose}
      size={pickerWidthPx}
      transitionProps={{ duration: 0 }}
      centered
      portalProps={place ? { target: place } : undefined}
    >
      <Modal.Overlay />
      <Modal.Content radius="lg" className="picker" aria-label={title} {...ownEvents}>
        <Modal.Body className="picker-body">
          <div className="picker-head">
            <Modal.Title>{title}</Modal.Title>
            <button type="button" className="toast-close" aria-label={t("page.close")} onClick={onClose}>
              ×
            </button>
          </div>
          {parentValue === null ? <p className="notice notice-warning">{t("list.parentFirst")}</p> : null}
          {view.failure ? <ListFailed retry={view.reload} /> : null}
          {view.answer && parentValue !== null ? <PickerList {...props} view={view.answer} /> : null}
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

const stop = (event: SyntheticEvent) => event.stopPropagation();
/** React lets a dialog's events bubble to the form that opened it, but they do not concern the form. */
const ownEvents = { onInput: stop, onChange: stop, onBlur: stop, onSubmit: stop };
