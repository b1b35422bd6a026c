import type { Meta, StoryObj } from '@storybook/react-vite';
import { PageSkeleton } from './PageSkeleton';

const meta = { title: 'AdminShell/PageSkeleton', component: PageSkeleton } satisfies Meta<typeof PageSkeleton>;
export default meta;

export const Loading: StoryObj<typeof meta> = {};
