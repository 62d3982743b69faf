type Props = {
  name: string;
  /** Returns the sentence with this text in place of the name. */
  say: (name: string) => string;
};

/** A character that no text of ours and no name contains. */
const place = "\u0001";

/**
 * A sentence with a person's name in it. The name is not in the language of the page, so browsers must not translate
 * it.
 */
export function WithName({ name, say }: Props) {
  return say(place)
    .split(place)
    .flatMap((part, at) =>
      at === 0
        ? [part]
        : [
            <span key={at} lang="" translate="no">
              {name}
            </span>,
            part,
          ],
    );
}
