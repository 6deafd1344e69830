import { Link, useKept } from '../shell/link.tsx';
import type { AccessStory } from './access-story.ts';

/** The link of the story, and the second word for those who have an account. */
export function WayOn({ story, hasSignIn = true }: { story: AccessStory; hasSignIn?: boolean }) {
  const { way, signIn, isSignedIn } = story;
  const kept = useKept();
  return (
    <>
      {/* Where one registers may be another site: only our own page is reached without a reload. */}
      {isSignedIn ? <Link to={way.href}>{way.text}</Link> : <a href={kept(way.href)}>{way.text}</a>}
      {hasSignIn && signIn && (
        <>
          {' · '}
          <Link to={signIn.href}>{signIn.text}</Link>
        </>
      )}
    </>
  );
}
