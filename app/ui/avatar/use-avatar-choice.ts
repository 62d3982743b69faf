import { useState } from "react";
import { avatarFindings, avatarFormat } from "~/rules/avatar";
import type { Finding } from "~/rules/finding";
import { type Crop, middleOf } from "./crop";

/** A picture that was chosen and is being cut. */
export type Chosen = { picture: ImageBitmap; crop: Crop };

/** A picture that was chosen and is not sent yet; `findings` are its errors (§5). */
export function useAvatarChoice() {
  const [chosen, setChosen] = useState<Chosen | null>(null);
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
      // It has the name of a picture and is none.
      setFindings([avatarFormat]);
    }
  }

  return {
    chosen,
    /** Null where nothing was chosen since the last answer of the server, whose word it is then. */
    findings,
    choose,
    crop: (crop: Crop) => setChosen((before) => before && { ...before, crop }),
    drop: () => setChosen(null),
    /** It is on its way: the server reports its errors. */
    sent: () => setFindings(null),
  };
}
