import { placeWithTitle } from '../../core/commands/placeWithTitle';
import type { FormCommand, PartPlace, CommandRefusalCode } from '../../core/commands/FormCommand';
import type { NodeKey } from '../../core/document/FormDocument';
import type { DesignerStore } from '../store/DesignerStore';
import type { Texts } from '../texts/zh-CN';
import type { DraggedParts } from './DraggedParts';
import { placeOf } from './containers';
import { DropMarks } from './DropMarks';
import { lineOf, type DropPlace } from './findPlace';
import { describePlace } from './describePlace';
import { readZones } from './readZones';
import type { Zone } from './Zone';

/** Surface of a drag and its announcements. */
export interface DragSite {
  readonly store: DesignerStore;
  readonly scroller: HTMLElement;
  readonly texts: () => Texts;
  /** Read out to those who do not see the screen. */
  readonly announce: (text: string) => void;
  /** Shown and read out. */
  readonly warn: (text: string) => void;
}

/** One drag from pick-up to drop, by pointer or keyboard. */
export class DragSession {
  readonly site: DragSite;
  readonly carried: DraggedParts;
  readonly marks: DropMarks;
  #zones: Zone[];
  #height: number;
  #place: DropPlace | undefined;
  // The same for every place of a zone.
  readonly #refusals = new Map<NodeKey, CommandRefusalCode | undefined>();

  constructor(site: DragSite, carried: DraggedParts, ghost: boolean) {
    this.site = site;
    this.carried = carried;
    this.#zones = readZones(site.scroller);
    this.#height = site.scroller.scrollHeight;
    this.marks = new DropMarks(site.scroller, carried, ghost);
  }

  /** Boxes of all zones; read again when content that scrolls into view changes its height. */
  get zones(): readonly Zone[] {
    const { scrollHeight } = this.site.scroller;
    if (scrollHeight !== this.#height) {
      this.#height = scrollHeight;
      this.#zones = readZones(this.site.scroller);
    }
    return this.#zones;
  }
  get place(): DropPlace | undefined {
    return this.#place;
  }
  get refusal(): CommandRefusalCode | undefined {
    return this.#place && this.refusalAt(this.#place.parent);
  }

  /** Marks a place; undefined removes the mark. */
  over(place: DropPlace | undefined): void {
    const before = this.#place;
    this.#place = place;
    if (before?.parent === place?.parent && before?.index === place?.index) return;
    const code = this.refusal;
    this.marks.line(place?.line, code !== undefined, code && this.site.texts().refusals[code]);
  }

  /** Marks a place that was reached without a pointer and scrolls it into view. */
  goTo(place: PartPlace): void {
    this.over(lineOf(this.#zones, place));
    this.marks.reveal();
  }

  refusalAt(zone: NodeKey): CommandRefusalCode | undefined {
    if (!this.#refusals.has(zone)) {
      const refusal = this.site.store.refusal(this.#command({ parent: zone, index: 0 }));
      this.#refusals.set(zone, refusal?.code);
    }
    return this.#refusals.get(zone);
  }

  /** Drops the components at the marked place. */
  drop(): void {
    const { store, warn, announce, texts } = this.site;
    const place = this.#place;
    this.end();
    if (!place) return this.cancelled();
    const keys = this.carried.trees.length > 0 ? this.carried.trees.map(({ key }) => key) : this.carried.keys;
    const refusal = store.run(this.#command(place), { select: keys, focus: true });
    if (refusal) warn(texts().refusals[refusal.code]);
    else
      announce(
        texts().spoken.dropped(
          this.carried.label,
          describePlace(store.document, placeOf(store.document, keys[0]!), texts()),
        ),
      );
  }

  cancelled(): void {
    const { announce, texts } = this.site;
    announce(texts().spoken.cancelled(this.carried.label));
  }

  end(): void {
    this.marks.remove();
  }

  #command({ parent, index }: PartPlace): FormCommand {
    return placeWithTitle(this.site.store.document, { parent, index }, this.carried);
  }
}
