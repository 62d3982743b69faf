import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { Standing } from "~/contract/sign-in";
import { askDevice, type DeviceProblem, prepareDevice } from "~/ui/passkeys/device";
import { type FormFindings, StepForm } from "./step-form";
import { OtherWays } from "./other-ways";
import { StepFrame } from "./step-frame";

type Props = {
  standing: Extract<Standing, { step: "passkey" }>;
  findings: FormFindings | undefined;
};

/** Step two with a passkey (decision 049); the other ways are below it and need no scripts. */
export function PasskeyStep({ standing, findings }: Props) {
  const { t } = useTranslation(["signIn", "findings"]);
  const answerField = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<DeviceProblem>();
  useEffect(prepareDevice, []);

  /** Uses the device first; the form is posted once it has responded. */
  async function ask(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    setProblem(undefined);
    const { answer, problem: reason } = await askDevice(standing.options);
    if (!answer || !answerField.current) return setProblem(reason);
    answerField.current.value = JSON.stringify(answer);
    form.submit();
  }

  return (
    <StepFrame title={t("passkey.title")} lead={t("passkey.lead")}>
      <StepForm
        id="sign-in-passkey"
        intent="passkey"
        submit={t("passkey.submit")}
        busy={t("passkey.waiting")}
        isOver={problem !== undefined}
        findings={findings}
        hold={(event) => void ask(event)}
      >
        <input ref={answerField} type="hidden" name="passkey" />
        <input type="hidden" name="intent" value="passkey" />
        {problem ? (
          <p className="notice notice-error" role="alert">
            {t(problem === "unsupported" ? "passkey.unsupported" : "passkey.cancelled")}
          </p>
        ) : null}
      </StepForm>
      <OtherWays standing={standing} current="passkey" />
    </StepFrame>
  );
}
