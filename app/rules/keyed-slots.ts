import { type SlotLimits, Slots } from "./slots";

/** Like `Slots`, but with its limits for each key, such as each sender. A key is forgotten when its last task ends. */
export class KeyedSlots {
  readonly #limits: SlotLimits;
  readonly #rooms = new Map<string, { slots: Slots; uses: number }>();

  constructor(limits: SlotLimits) {
    this.#limits = limits;
  }

  /** Returns the result of `work` once a slot for this key is free; throws `Busy` if none is free in time. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const room = this.#rooms.get(key) ?? { slots: new Slots(this.#limits), uses: 0 };
    this.#rooms.set(key, room);
    room.uses += 1;
    try {
      return await room.slots.run(work);
    } finally {
      room.uses -= 1;
      if (room.uses === 0) this.#rooms.delete(key);
    }
  }
}
