/** Where lists with an address of their own are; no other address is ever asked (S-37). */
export const ownLists = "/smdm/public/gsrm/v2/lov/";
