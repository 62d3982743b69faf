/** Whether a name is that of a picture. Any picture may be HEIF, because programs rename the files of phones. */
export const isPictureName = (name: string): boolean => /\.(?:hei[cf]|jpe?g|png)$/i.test(name);

/** Whether bytes 4 to 11 of a file are those of a HEIF picture (ISO/IEC 23008-12, annex B). */
export const isHeifMark = (text: string): boolean => /^ftyp(?:he[iv]|m[is]f1)/.test(text);
