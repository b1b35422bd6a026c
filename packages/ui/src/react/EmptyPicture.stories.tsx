import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyPicture } from './EmptyPicture';

const meta = { title: 'UI/EmptyPicture', component: EmptyPicture } satisfies Meta<typeof EmptyPicture>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Light: Story = {};
export const Dark: Story = { globals: { dark: 'dark' } };
