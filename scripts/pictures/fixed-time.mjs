/** Loaded before the server: lets its clock begin at `PICTURES_AT`, so that the demo is of the same days each time. */
const RealDate = Date;
const ahead = RealDate.parse(process.env.PICTURES_AT) - RealDate.now();

globalThis.Date = class extends RealDate {
  constructor(...given) {
    if (given.length === 0) super(RealDate.now() + ahead);
    else super(...given);
  }

  static now() {
    return RealDate.now() + ahead;
  }
};
