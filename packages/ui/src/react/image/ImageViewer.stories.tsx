import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { ImageViewer, type ImageViewerProps } from './ImageViewer';

const picture = (text: string, colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns='http://www.w3.org/2000/svg' width='640' height='400'><rect width='640' height='400' fill='${colour}'/><text x='320' y='215' font-size='40' fill='white' text-anchor='middle'>${text}</text></svg>`)}`;
const IMAGES = [
  { url: picture('营业执照', '#0958d9'), alt: '营业执照' },
  { url: picture('质量体系认证', '#237804'), alt: '质量体系认证' },
];

function Kept({ index: first, images }: Pick<ImageViewerProps, 'images' | 'index'>) {
  const [index, setIndex] = useState(first);
  return (
    <>
      <button type="button" onClick={() => setIndex(0)}>
        查看资质
      </button>
      <ImageViewer images={images} index={index} onChange={setIndex} />
    </>
  );
}

const meta = {
  title: 'UI/ImageViewer',
  component: ImageViewer,
  render: (args) => <Kept {...args} />,
  args: { images: IMAGES, index: undefined, onChange: () => {} },
} satisfies Meta<typeof ImageViewer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {};
export const Opened: Story = {
  play: async () => {
    await userEvent.click(screen.getByRole('button', { name: '查看资质' }));
    await expect(await screen.findByAltText('营业执照')).toBeInTheDocument();
    const tools = within(await screen.findByRole('toolbar', { name: '图片工具栏' }));
    await userEvent.keyboard('+');
    await waitFor(() => expect(tools.getByText('150%')).toBeInTheDocument());
    await userEvent.keyboard('r');
    await waitFor(() => expect(screen.getByAltText('营业执照').style.transform).toContain('rotate(90deg)'));
    await userEvent.keyboard('0');
    await waitFor(() => expect(tools.getByText('100%')).toBeInTheDocument());
    await userEvent.click(tools.getByRole('button', { name: '下一张' }));
    await expect(await screen.findByAltText('质量体系认证')).toBeInTheDocument();
  },
};
