import { DraggableModal, ImageViewer } from '@gezi/ui';
import { Button } from 'antd';
import { useState } from 'react';
import { Showcase } from '../shared/Showcase';
import { useTexts } from '../shared/texts';
import { drawnPictures } from './drawnPictures';

/** Overlays. */
export function OverlayShows() {
  const texts = useTexts();
  const [isOpen, setOpen] = useState(false);
  const [index, setIndex] = useState<number>();
  const pictures = drawnPictures(texts.pictures);
  return (
    <>
      <Showcase title={texts.dialog} name="DraggableModal" hint={texts.dialogHint}>
        <div>
          <Button type="primary" onClick={() => setOpen(true)}>
            {texts.openDialog}
          </Button>
        </div>
        <DraggableModal
          open={isOpen}
          title={texts.dialogTitle}
          onCancel={() => setOpen(false)}
          onOk={() => setOpen(false)}
        >
          <p>{texts.dialogText}</p>
        </DraggableModal>
      </Showcase>
      <Showcase title={texts.viewer} name="ImageViewer" hint={texts.viewerHint}>
        <div className="gezi-demo-show-row">
          {pictures.map(({ url, alt }, at) => (
            <button key={alt} type="button" className="gezi-demo-thumb" aria-label={alt} onClick={() => setIndex(at)}>
              <img src={url} alt="" width={104} height={65} />
            </button>
          ))}
        </div>
        <ImageViewer images={pictures} index={index} onChange={setIndex} />
      </Showcase>
    </>
  );
}
