import { useState } from "react";
import { useNavigate } from "./router";

/**
 * The values of the fields of a filter, and a function that changes one and opens the list. The address changes only
 * after the portal has responded. Until then the values come from here, so that a second choice on a slow connection
 * does not undo the first.
 */
export function useNarrowed<Place extends object>(place: Place, addressOf: (place: Place) => string) {
  const navigate = useNavigate();
  const address = addressOf(place);
  const [choice, setChoice] = useState({ at: address, place });
  if (choice.at !== address) setChoice({ at: address, place });
  const fields = choice.at === address ? choice.place : place;
  function narrow(change: Partial<Place>) {
    const next = { ...fields, ...change };
    setChoice({ at: address, place: next });
    navigate(addressOf(next));
  }
  return { fields, narrow };
}
