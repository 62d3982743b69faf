import { Form, useNavigation, useSubmit } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import type { CurrentUser } from "~/contract/profile";
import { avatarExtensions, avatarMaxBytes, avatarFindings, avatarFormat } from "~/rules/profile/avatar";
import type { Finding } from "~/rules/finding";
import { AvatarCrop } from "~/ui/avatar/avatar-crop";
import { cutOut, type Crop, middleOf } from "~/ui/avatar/crop";
import { useHydrated } from "~/ui/base/use-hydrated";
import { UserMark } from "~/ui/shell/user-menu";
import { inMegabytes } from "~/rules/size";
import { avatarRefusal, type PersonalOutcome } from "./personal-forms";
import { useNewest } from "~/ui/base/use-newest";

const acceptedTypes = avatarExtensions.map((extension) => `.${extension}`).join(",");

type Props = { user: CurrentUser; refusal: Finding | null; outcome: PersonalOutcome | undefined };

/**
 * The picture (§2, §5). With scripts it is cropped before it is sent; without them the file is sent unchanged and the base API
 * crops its centre.
 */
export function AvatarCard({ user, refusal, outcome }: Props) {
  const { t } = useTranslation(["account", "findings"]);
  const isHydrated = useHydrated();
  const submit = useSubmit();
  const { state, formData } = useNavigation();
  const isSending = state !== "idle" && formData?.get("intent") === "avatar";
  const { chosen, findings, choose, crop, drop, sent } = useAvatarChoice();
  const input = useRef<HTMLInputElement>(null);
  const take = () => {
    const [file] = input.current?.files ?? [];
    if (!file) return;
    void choose(file);
    // Cleared so that the same file can be chosen again after it was corrected.
    if (input.current) input.current.value = "";
  };
  // Takes the file that was chosen before the scripts were loaded.
  const takeEarly = useNewest(take);
  useEffect(takeEarly, [takeEarly]);
  const answer = avatarRefusal(outcome);
  const wrong =
    findings ?? answer?.codes.map((code) => ({ code, params: answer.params })) ?? (refusal ? [refusal] : []);

  async function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (!chosen || isSending) return;
    sent();
    const form = new FormData();
    form.set("intent", "avatar");
    form.set("avatarPicture", await cutOut(chosen.picture, chosen.crop));
    submit(form, { method: "post", encType: "multipart/form-data", preventScrollReset: true });
  }
  return (
    <section className="card" aria-labelledby="avatar-title">
      <h2 id="avatar-title">{t("avatar.title")}</h2>
      <Form
        method="post"
        encType="multipart/form-data"
        className="avatar"
        aria-busy={isSending}
        onSubmit={isHydrated ? send : undefined}
      >
        {chosen ? (
          <AvatarCrop {...chosen} onCrop={crop} />
        ) : (
          <div className="avatar-now">
            <UserMark {...user} />
            <span className="off-screen">{user.avatarPicture ? t("avatar.current") : t("avatar.none")}</span>
          </div>
        )}
        <div className="field">
          <input
            ref={input}
            id="avatar"
            className="avatar-file"
            type="file"
            name="avatarPicture"
            accept={acceptedTypes}
            aria-describedby="avatar-rules avatar-findings"
            aria-invalid={wrong.length > 0 || undefined}
            onChange={take}
          />
          <label className="button-default avatar-pick" htmlFor="avatar">
            {t("avatar.choose")}
          </label>
          <p className="field-hint" id="avatar-rules">
            {t("avatar.rules", {
              types: avatarExtensions.join(" · ").toUpperCase(),
              megabytes: inMegabytes(avatarMaxBytes),
            })}
          </p>
          <div id="avatar-findings" className="field-findings" aria-live="polite">
            {wrong.map(({ code, params }) => (
              <p key={code} className="field-error">
                {t(`findings:${code}` as "findings:avatar.format", params)}
              </p>
            ))}
          </div>
        </div>
        <input type="hidden" name="intent" value="avatar" />
        {chosen || !isHydrated ? (
          <div className={chosen ? "section-actions" : "section-actions avatar-upload"}>
            <button type="submit" className="button-primary">
              {isSending ? t("avatar.sending") : isHydrated ? t("avatar.use") : t("avatar.upload")}
            </button>
            {chosen ? (
              <button type="button" className="button-default" onClick={drop}>
                {t("avatar.cancel")}
              </button>
            ) : null}
          </div>
        ) : null}
      </Form>
    </section>
  );
}

/** A chosen picture that is being cropped. */
type AvatarChoice = { picture: ImageBitmap; crop: Crop };

/** A chosen picture that has not been sent; `findings` are its errors (§5). */
function useAvatarChoice() {
  const [chosen, setChosen] = useState<AvatarChoice | null>(null);
  const [findings, setFindings] = useState<Finding[] | null>(null);

  async function choose(file: File) {
    setChosen(null);
    const wrong = avatarFindings(file);
    if (wrong.length > 0) return setFindings(wrong);
    try {
      const picture = await createImageBitmap(file);
      setChosen({ picture, crop: middleOf(picture) });
      setFindings([]);
    } catch {
      // The file has a picture's name but is not a picture.
      setFindings([avatarFormat]);
    }
  }

  return {
    chosen,
    /** Null if no file was chosen since the server's last answer, whose errors then apply. */
    findings,
    choose,
    crop: (crop: Crop) => setChosen((before) => before && { ...before, crop }),
    drop: () => setChosen(null),
    /** Called when the picture is submitted: from then on the server reports the errors. */
    sent: () => setFindings(null),
  };
}
