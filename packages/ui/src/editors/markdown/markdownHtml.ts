import { Marked, Renderer } from 'marked';

const marked = new Marked({
  gfm: true,
  renderer: {
    // A box that cannot be ticked is no control but a sign of the text; forms are not let through to be shown.
    checkbox: ({ checked }) => (checked ? '☑' : '☐'),
    listitem(item) {
      const html = Renderer.prototype.listitem.call(this, item);
      return item.task ? html.replace('<li>', '<li style="list-style-type: none">') : html;
    },
  },
});

/** Markdown (GitHub's) as HTML, not yet safe to show: `RichContent` makes it so. */
export const markdownHtml = (source: string): string => marked.parse(source, { async: false });
