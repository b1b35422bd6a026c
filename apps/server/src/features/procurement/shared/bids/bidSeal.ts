import { randomBytes } from 'node:crypto';
import type { BidContent } from '@gezi/domain';
import { and, eq } from 'drizzle-orm';
import type { Services } from '../../../../FeatureModule';
import { newId, purchaseRound } from '../../../../platform/db';
import { refuse } from '../../../../platform/http/refusal';
import { createSealingKeys, openAsOwner, openWithKey, seal, type Sealed } from '../../../../platform/security/sealing';
import { localized } from '../../../../platform/texts';

/** A bid with its sealed content; null for a bid without content. */
export interface SealedBid {
  id: string;
  sealedContent: string | null;
  openingKey: string | null;
  supplierKey: string | null;
  digest: string | null;
}

interface Round {
  tenantId: number;
  purchaseInfoId: string;
  round: number;
}

/** Sealing of bids: a key pair per round, whose private key only the opening reads (`docs/decisions/0009-sealed-bids.md`). */
export function bidSeal({ db, secrets }: Pick<Services, 'db' | 'secrets'>) {
  const isRound = ({ tenantId, purchaseInfoId, round }: Round) =>
    and(
      eq(purchaseRound.tenantId, tenantId),
      eq(purchaseRound.purchaseInfoId, purchaseInfoId),
      eq(purchaseRound.round, round),
    );

  return { publicKeyOf, sealContent, openOwn, openRound, endRound };

  /** Public key of a round, which is created with its first bid. */
  async function publicKeyOf(round: Round, startTime: string | null): Promise<string> {
    const [stored] = await db.orm
      .select({ publicKey: purchaseRound.publicKey })
      .from(purchaseRound)
      .where(isRound(round));
    if (stored) return stored.publicKey;
    const { publicKey, privateKey } = await createSealingKeys();
    const id = newId();
    await db.orm
      .insert(purchaseRound)
      .values({ ...round, id, startTime, publicKey, privateKey: secrets.seal(privateKey, roundName(round)) })
      .onConflictDoNothing();
    return publicKeyOf(round, startTime);
  }

  /** Records the end of a round that another one follows. */
  async function endRound(round: Round, endTime: string | null): Promise<void> {
    await db.orm.update(purchaseRound).set({ endTime }).where(isRound(round));
  }

  function sealContent(bidId: string, content: BidContent, publicKey: string): Sealed {
    // Random characters: nobody can find out a price by hashing every possible one.
    const text = JSON.stringify({ ...content, salt: randomBytes(16).toString('hex') });
    return seal(text, bidId, publicKey, secrets);
  }

  /** Content of a bid for its supplier; undefined for a bid without content. */
  function openOwn(bid: SealedBid): BidContent | undefined {
    const text = isSealed(bid) ? openAsOwner(bid, bid.id, secrets) : undefined;
    return text === undefined ? undefined : (JSON.parse(text) as BidContent);
  }

  /**
   * Opens bids of a round. Call it within the transaction that locks the project and records the opening.
   *
   * @returns contents by id of the bid; a bid that was changed after its submission is absent
   */
  async function openRound(
    round: Round,
    bids: readonly SealedBid[],
    openTime: string,
  ): Promise<Map<string, BidContent>> {
    const [stored] = await db.orm.update(purchaseRound).set({ openTime }).where(isRound(round)).returning();
    const contents = new Map<string, BidContent>();
    if (!stored) return contents;
    const privateKey = secrets.open(stored.privateKey, roundName(round));
    if (privateKey === undefined) throw refuse(bidSealTexts.otherSecret);
    for (const bid of bids) {
      const content = isSealed(bid) ? readIntact(bid, privateKey) : undefined;
      if (content) contents.set(bid.id, content);
    }
    return contents;
  }
}

/** The content of a bid; undefined if it was changed after its submission. */
function readIntact(bid: SealedBid & Sealed, privateKey: string): BidContent | undefined {
  const text = openWithKey(bid, bid.id, privateKey);
  return text === undefined ? undefined : (JSON.parse(text) as BidContent);
}

const isSealed = (bid: SealedBid): bid is SealedBid & Sealed => bid.sealedContent !== null;

const roundName = ({ purchaseInfoId, round }: Round): string => `${purchaseInfoId}:${round}`;

const bidSealTexts = localized({
  'zh-CN': { otherSecret: '服务器密钥（SECRET_KEY）与报价封存时不同，无法开标' },
  'en-US': { otherSecret: 'SECRET_KEY is not the one that the bids were sealed with' },
});
