/** Props of a live control besides the value. */
export interface LiveProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}
