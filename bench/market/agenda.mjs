export class Agenda {
  #entries = [];

  add(at, what) {
    const entries = this.#entries;
    entries.push({ at, what });
    for (let place = entries.length - 1; place > 0;) {
      const above = (place - 1) >> 1;
      if (entries[above].at <= entries[place].at) break;
      [entries[above], entries[place]] = [entries[place], entries[above]];
      place = above;
    }
  }

  next() {
    const entries = this.#entries;
    const [first] = entries;
    const last = entries.pop();
    if (entries.length === 0 || first === last) return first;
    entries[0] = last;
    for (let place = 0; ;) {
      const [left, right] = [2 * place + 1, 2 * place + 2];
      let least = place;
      if (left < entries.length && entries[left].at < entries[least].at) least = left;
      if (right < entries.length && entries[right].at < entries[least].at) least = right;
      if (least === place) return first;
      [entries[least], entries[place]] = [entries[place], entries[least]];
      place = least;
    }
  }
}
