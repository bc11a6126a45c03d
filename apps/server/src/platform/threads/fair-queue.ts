/** A queue in which people take turns: however much one has put in, the next of everyone else comes before it. */
export class FairQueue<T> {
  readonly #byPerson = new Map<string, T[]>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  put(person: string, item: T): void {
    const own = this.#byPerson.get(person);
    if (own) own.push(item);
    else this.#byPerson.set(person, [item]);
    this.#size += 1;
  }

  take(): T | undefined {
    for (const [person, [item, ...rest]] of this.#byPerson) {
      // A map keeps the order of its keys: who had their turn goes to the end.
      this.#byPerson.delete(person);
      if (rest.length > 0) this.#byPerson.set(person, rest);
      this.#size -= 1;
      return item;
    }
    return undefined;
  }

  remove(person: string, item: T): void {
    const own = this.#byPerson.get(person) ?? [];
    const left = own.filter((each) => each !== item);
    this.#size -= own.length - left.length;
    if (left.length > 0) this.#byPerson.set(person, left);
    else this.#byPerson.delete(person);
  }
}
