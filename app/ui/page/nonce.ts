import { createContext, useContext } from "react";

const Nonce = createContext("");

/** The request's nonce: everything injected into the page needs it, or the policy blocks it (H-01). */
export const NonceProvider = Nonce.Provider;
export const useNonce = () => useContext(Nonce);
