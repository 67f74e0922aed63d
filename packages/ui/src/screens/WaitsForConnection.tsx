import { useTranslation } from 'react-i18next';
import { styled } from 'styled-components';
import { Button } from '../components/Button.tsx';
import { ClockIcon } from '../components/icons/icons.tsx';
import { rem } from '../theme/rem.ts';
import { color, leading, radius, space, textSize } from '../theme/tokens.ts';

export interface WaitsForConnectionProps {
  /** What will be done once there is a connection. */
  readonly children: string;
  readonly onCancel: () => void;
}

/** Above a busy button: its action waits for a network (decision 5.15). The button announces it. */
export function WaitsForConnection({ children, onCancel }: WaitsForConnectionProps) {
  const { t } = useTranslation();
  return (
    <Row>
      <ClockIcon size={space.x6} />
      <p>{children}</p>
      <Button action="cancel" variant="quiet" size="compact" onClick={onCancel}>
        {t('actions.cancel')}
      </Button>
    </Row>
  );
}

/** With large text, the button wraps below the text. */
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.x3};
  padding: ${space.x1} ${space.x3};
  border-radius: ${radius.small};
  background: ${color.warnWash};
  color: ${color.warnInk};
  font-size: ${textSize.small};
  line-height: ${leading.heading};
  > p {
    flex: 1 1 ${rem(9.5)};
    min-width: 0;
    padding-block: ${space.x2};
  }
  > button {
    margin-inline-start: auto;
  }
`;
