import type { BidsToScore, SupplierBid } from '@gezi/domain';
import { FileUpload } from '@gezi/upload';
import { Input, InputNumber, Tabs } from 'antd';
import { StoredFiles } from '../../../documents/StoredFiles';
import { fileListText, parseFileList } from '../../../forms/core/fileList';
import { BidDetails } from './BidDetails';
import { entryTotal, isScoreCell, scoreKey, type ScoreEntry } from './core/scoreEntries';
import { useTexts } from './texts';
import type { Scoring } from './useScoring';

interface BidTabsProps {
  data: BidsToScore;
  scoring: Scoring;
  isEditable: boolean;
  /** Has the fields of the points, where there is no room for the grid. */
  hasPoints: boolean;
}

const MAX_IDEA = 2000;
const MAX_FILES = 10;

/** A tab per bid: the expert's opinion, and what the supplier offers. */
export function BidTabs(props: BidTabsProps) {
  const { data, scoring } = props;
  return (
    <Tabs
      items={data.supplierDetail.map((bid) => ({
        key: bid.id,
        label: bid.supplierName,
        forceRender: true,
        children: <BidTab {...props} bid={bid} entry={scoring.entries.find(({ id }) => id === bid.id)!} />,
      }))}
    />
  );
}

function BidTab({
  data,
  scoring,
  isEditable,
  hasPoints,
  bid,
  entry,
}: BidTabsProps & { bid: SupplierBid; entry: ScoreEntry }) {
  return (
    <div className="gezi-score-bid">
      <div className="gezi-score-opinion">
        {hasPoints && <PointFields data={data} scoring={scoring} isEditable={isEditable} entry={entry} />}
        <Opinion scoring={scoring} isEditable={isEditable} entry={entry} />
      </div>
      <BidDetails bid={bid} project={data.purchaseInfo} />
    </div>
  );
}

interface EntryProps {
  scoring: Scoring;
  isEditable: boolean;
  entry: ScoreEntry;
}

/** The points of a bid on a phone. */
function PointFields({ data: { itemList }, scoring, isEditable, entry }: EntryProps & { data: BidsToScore }) {
  const texts = useTexts();
  return (
    <>
      {itemList.map(({ itemId, itemName, markValue }) => {
        const value = entry[scoreKey(itemId)];
        return (
          <label key={itemId} className="gezi-score-points">
            <span>{texts.dimension(itemName, markValue)}</span>
            <InputNumber
              value={value === '' ? null : (value ?? null)}
              disabled={!isEditable}
              inputMode="decimal"
              {...(!isScoreCell(value) && { status: 'error' as const })}
              onChange={(points) => scoring.change(entry.id, { [scoreKey(itemId)]: points })}
            />
          </label>
        );
      })}
      <p className="gezi-score-total">
        {texts.total} <strong>{entryTotal(entry, itemList)?.toFixed(2) ?? '—'}</strong>
      </p>
    </>
  );
}

/** Opinion and files of a bid. */
function Opinion({ scoring, isEditable, entry }: EntryProps) {
  const texts = useTexts();
  const files = parseFileList(entry.scoreFileUrl);
  if (!isEditable) {
    return (
      <>
        {entry.idea && <p className="gezi-score-idea">{entry.idea}</p>}
        <StoredFiles list={entry.scoreFileUrl} />
      </>
    );
  }
  return (
    <>
      <label className="gezi-score-field">
        <span>{texts.idea}</span>
        <Input.TextArea
          value={entry.idea}
          placeholder={texts.ideaPlaceholder}
          maxLength={MAX_IDEA}
          autoSize={{ minRows: 3, maxRows: 8 }}
          onChange={({ target }) => scoring.change(entry.id, { idea: target.value })}
        />
      </label>
      <FileUpload
        biz="expertScore"
        aria-label={texts.files}
        buttonText={texts.files}
        maxCount={MAX_FILES}
        tips=""
        value={files.map(({ url }) => url).join(',')}
        nameOf={(path) => files.find(({ url }) => url === path)?.name}
        onBusyChange={scoring.setUploading}
        onChange={(_paths, uploaded) => {
          const scoreFileUrl = fileListText(uploaded);
          if (scoreFileUrl !== entry.scoreFileUrl) scoring.change(entry.id, { scoreFileUrl });
        }}
      />
    </>
  );
}
