/** Who this is, at a glance: the picture, or where there is none the first letter of the name. Says nothing by itself. */
export function UserMark({ userName, avatarPicture }: { userName: string; avatarPicture: string | null }) {
  return (
    <span className="user-mark" aria-hidden="true" lang="">
      {avatarPicture ? <img src={avatarPicture} alt="" /> : [...userName.trim()][0]?.toUpperCase()}
    </span>
  );
}
