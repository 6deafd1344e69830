import { displayNumber } from '../../../domain/text/format.ts';
import { useShell } from '../../shell/use-shell.ts';

/** Terms are shown exactly: a coupon of 4.625 % is not 4.63 %. */
export function useExact(): (value: string, fewest: number) => string {
  const { lang } = useShell().globals;
  return (value, fewest) => {
    const plain = value.includes('.') ? value.replace(/\.?0+$/, '') : value;
    const decimals = plain.split('.')[1]?.length ?? 0;
    return displayNumber(plain, Math.max(decimals, fewest), lang);
  };
}
