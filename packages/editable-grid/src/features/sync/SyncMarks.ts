import type { SyncConflict } from '../../core/sync/SyncRaces';
import type { SyncPerson } from '../../core/sync/SyncMessage';
import type { GridView } from '../../dom/GridView';
import { element } from '../../dom/element';
import { cellOf } from './cellOf';
import { colourOf } from './colourOf';

/** Marks on rendered cells: positions of other users, and conflicting values. */
export class SyncMarks<Row extends object> {
  readonly #view: GridView<Row>;
  #marked: HTMLElement[] = [];
  readonly #names: HTMLElement[] = [];

  constructor(view: GridView<Row>) {
    this.#view = view;
  }

  /** @param describe screen reader text of a cell that another user is in */
  draw(
    people: readonly SyncPerson[],
    conflicts: readonly SyncConflict[],
    describe: { person: (person: SyncPerson) => string; conflict: (conflict: SyncConflict) => string },
  ): void {
    this.clear();
    if (people.length + conflicts.length === 0) return;
    for (const person of people) {
      const cell = person.place && cellOf(this.#view, person.place);
      if (!cell) continue;
      cell.dataset.peer = person.user.name;
      cell.style.setProperty('--gezi-peer', `var(--gezi-peer-${colourOf(person.user.id)})`);
      cell.classList.toggle('gezi-peer-typing', person.place!.typing);
      cell.setAttribute('aria-description', describe.person(person));
      // An element of its own: ranges and search matches use the pseudo-elements of the same cell.
      const name = element('span', { class: 'gezi-peer-name', 'aria-hidden': 'true' });
      name.textContent = `${person.user.name}${person.place!.typing ? ' …' : ''}`;
      cell.append(name);
      this.#names.push(name);
      this.#marked.push(cell);
    }
    for (const conflict of conflicts) {
      const cell = cellOf(this.#view, conflict);
      if (!cell) continue;
      cell.classList.add('gezi-conflict');
      cell.setAttribute('aria-description', describe.conflict(conflict));
      this.#marked.push(cell);
    }
  }

  clear(): void {
    for (const cell of this.#marked) {
      delete cell.dataset.peer;
      cell.style.removeProperty('--gezi-peer');
      cell.classList.remove('gezi-peer-typing', 'gezi-conflict');
      cell.removeAttribute('aria-description');
    }
    this.#marked = [];
    for (const name of this.#names.splice(0)) name.remove();
  }
}
