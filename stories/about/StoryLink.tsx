import { storyOf } from './story-of.ts';
import { useToolbarLook } from './use-toolbar-look.ts';

export interface StoryLinkProps {
  /** A text's key, such as `start.greeting`. */
  readonly text: string;
}

/** A link to a story that shows this text, with the toolbar's current settings. */
export function StoryLink({ text }: StoryLinkProps) {
  const look = useToolbarLook();
  const story = storyOf(text);
  if (story === null) return <span className="story">no story yet</span>;
  const globals = Object.entries(look).map(([name, value]) => `${name}:${value}`);
  return (
    <a className="story" href={`./?path=/story/${story}&globals=${globals.join(';')}`} target="_top">
      see it
    </a>
  );
}
