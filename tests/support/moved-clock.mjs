// Preloaded by a portal (`node --import`) to shift its clock ahead by this number of seconds. The embedded database
// reads the clock of the machine, which MACHINE_AHEAD_SECONDS shifts.
import { DatabaseSync } from "node:sqlite";

const machineAhead = Number(process.env.MACHINE_AHEAD_SECONDS ?? 0);
const ahead = Number(process.env.CLOCK_AHEAD_SECONDS ?? machineAhead) * 1000;
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead);
    else super(...given);
  }
  static now() {
    return RealDate.now() + ahead;
  }
};

if (machineAhead !== 0) {
  const databases = new WeakSet();
  const prepare = Reflect.get(DatabaseSync.prototype, "prepare");
  DatabaseSync.prototype.prepare = function (...given) {
    if (!databases.has(this)) {
      databases.add(this);
      this.function("unixepoch", { varargs: true }, () => RealDate.now() / 1000 + machineAhead);
    }
    return prepare.apply(this, given);
  };
}
