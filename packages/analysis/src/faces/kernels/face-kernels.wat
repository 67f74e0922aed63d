;; The three layers of the face detector's network with SIMD (see kernels.ts for what each computes, and
;; plain-kernels.ts for the same without SIMD). `npm run build:faces` assembles face-kernels.wasm from this file.
;;
;; All addresses are in bytes. A value is a 32-bit float; four of them are computed at once. Activations are
;; stored pixel by pixel, row by row, with the channels of a pixel side by side.
(module
  ;; The caller grows it to what the network needs.
  (memory (export "memory") 1)

  ;; The larger of x and slope · x: x itself where it is positive, for a slope of at most 1.
  (func $leaky (param $x v128) (param $slope v128) (result v128)
    (f32x4.pmax (local.get $x) (f32x4.mul (local.get $x) (local.get $slope))))

  ;; For each pixel: outputs = leaky(bias + inputs × weights). `weights` has a row of `outputs` values for each
  ;; input. `outputs` is a multiple of 16: 16 of them are computed in one pass over the inputs.
  (func (export "dense")
    (param $input i32) (param $weights i32) (param $bias i32) (param $output i32)
    (param $pixels i32) (param $inputs i32) (param $outputs i32) (param $slope f32)
    (local $slopes v128)
    (local $row i32)   ;; bytes of a pixel's outputs, and of a row of weights
    (local $end i32)   ;; the end of this pixel's inputs
    (local $block i32) ;; the 16 outputs being computed: their offset in the row
    (local $from i32) (local $weight i32)
    (local $x v128) (local $a v128) (local $b v128) (local $c v128) (local $d v128)
    (local.set $slopes (f32x4.splat (local.get $slope)))
    (local.set $row (i32.shl (local.get $outputs) (i32.const 2)))
    (loop $pixel
      (local.set $end (i32.add (local.get $input) (i32.shl (local.get $inputs) (i32.const 2))))
      (local.set $block (i32.const 0))
      (loop $sixteen
        (local.set $from (i32.add (local.get $bias) (local.get $block)))
        (local.set $a (v128.load (local.get $from)))
        (local.set $b (v128.load offset=16 (local.get $from)))
        (local.set $c (v128.load offset=32 (local.get $from)))
        (local.set $d (v128.load offset=48 (local.get $from)))
        (local.set $from (local.get $input))
        (local.set $weight (i32.add (local.get $weights) (local.get $block)))
        (loop $each_input
          (local.set $x (v128.load32_splat (local.get $from)))
          (local.set $a (f32x4.add (local.get $a) (f32x4.mul (local.get $x) (v128.load (local.get $weight)))))
          (local.set $b (f32x4.add (local.get $b) (f32x4.mul (local.get $x) (v128.load offset=16 (local.get $weight)))))
          (local.set $c (f32x4.add (local.get $c) (f32x4.mul (local.get $x) (v128.load offset=32 (local.get $weight)))))
          (local.set $d (f32x4.add (local.get $d) (f32x4.mul (local.get $x) (v128.load offset=48 (local.get $weight)))))
          (local.set $weight (i32.add (local.get $weight) (local.get $row)))
          (local.set $from (i32.add (local.get $from) (i32.const 4)))
          (br_if $each_input (i32.lt_u (local.get $from) (local.get $end))))
        (local.set $from (i32.add (local.get $output) (local.get $block)))
        (v128.store (local.get $from) (call $leaky (local.get $a) (local.get $slopes)))
        (v128.store offset=16 (local.get $from) (call $leaky (local.get $b) (local.get $slopes)))
        (v128.store offset=32 (local.get $from) (call $leaky (local.get $c) (local.get $slopes)))
        (v128.store offset=48 (local.get $from) (call $leaky (local.get $d) (local.get $slopes)))
        (local.set $block (i32.add (local.get $block) (i32.const 64)))
        (br_if $sixteen (i32.lt_u (local.get $block) (local.get $row))))
      (local.set $input (local.get $end))
      (local.set $output (i32.add (local.get $output) (local.get $row)))
      (local.set $pixels (i32.sub (local.get $pixels) (i32.const 1)))
      (br_if $pixel (local.get $pixels))))

  ;; Three neighbouring pixels times three rows of a filter, four channels; `pixel` is the bytes of a pixel.
  (func $three (param $from i32) (param $filter i32) (param $pixel i32) (result v128)
    (f32x4.add
      (f32x4.add
        (f32x4.mul (v128.load (local.get $from)) (v128.load (local.get $filter)))
        (f32x4.mul
          (v128.load (i32.add (local.get $from) (local.get $pixel)))
          (v128.load (i32.add (local.get $filter) (local.get $pixel)))))
      (f32x4.mul
        (v128.load (i32.add (local.get $from) (i32.shl (local.get $pixel) (i32.const 1))))
        (v128.load (i32.add (local.get $filter) (i32.shl (local.get $pixel) (i32.const 1)))))))

  ;; Each channel filtered by its own 3 × 3 filter. `input` has a border of one pixel of zeros, `output` has
  ;; none; `side` is the output's. `channels` is a multiple of 4.
  (func (export "depthwise")
    (param $input i32) (param $filter i32) (param $output i32) (param $side i32) (param $channels i32)
    (local $pixel i32) ;; bytes of a pixel
    (local $row i32)   ;; bytes of a row of the input
    (local $three i32) ;; bytes of a row of the filter
    (local $x i32) (local $y i32) (local $channel i32) (local $from i32) (local $weight i32)
    (local.set $pixel (i32.shl (local.get $channels) (i32.const 2)))
    (local.set $row (i32.mul (i32.add (local.get $side) (i32.const 2)) (local.get $pixel)))
    (local.set $three (i32.mul (local.get $pixel) (i32.const 3)))
    (local.set $y (local.get $side))
    (loop $rows
      (local.set $x (local.get $side))
      (loop $columns
        (local.set $channel (i32.const 0))
        (loop $four
          (local.set $from (i32.add (local.get $input) (local.get $channel)))
          (local.set $weight (i32.add (local.get $filter) (local.get $channel)))
          (v128.store (i32.add (local.get $output) (local.get $channel))
            (f32x4.add
              (f32x4.add
                (call $three (local.get $from) (local.get $weight) (local.get $pixel))
                (call $three
                  (i32.add (local.get $from) (local.get $row))
                  (i32.add (local.get $weight) (local.get $three))
                  (local.get $pixel)))
              (call $three
                (i32.add (local.get $from) (i32.shl (local.get $row) (i32.const 1)))
                (i32.add (local.get $weight) (i32.shl (local.get $three) (i32.const 1)))
                (local.get $pixel))))
          (local.set $channel (i32.add (local.get $channel) (i32.const 16)))
          (br_if $four (i32.lt_u (local.get $channel) (local.get $pixel))))
        (local.set $input (i32.add (local.get $input) (local.get $pixel)))
        (local.set $output (i32.add (local.get $output) (local.get $pixel)))
        (local.set $x (i32.sub (local.get $x) (i32.const 1)))
        (br_if $columns (local.get $x)))
      ;; over the border: the last pixel of this row and the first of the next
      (local.set $input (i32.add (local.get $input) (i32.shl (local.get $pixel) (i32.const 1))))
      (local.set $y (i32.sub (local.get $y) (i32.const 1)))
      (br_if $rows (local.get $y))))

  ;; The largest of 2 × 2 pixels, every `stride` pixels; at the right and bottom edge, of those that exist.
  ;; `outputRow` is the bytes from one row of the output to the next. `channels` is a multiple of 4.
  (func (export "maxPool")
    (param $input i32) (param $output i32) (param $side i32) (param $channels i32) (param $stride i32)
    (param $outputRow i32)
    (local $pixel i32) (local $row i32) (local $x i32) (local $y i32)
    (local $right i32) (local $below i32) ;; bytes to the neighbours; 0 at the edge
    (local $from i32) (local $to i32) (local $end i32)
    (local.set $pixel (i32.shl (local.get $channels) (i32.const 2)))
    (local.set $row (i32.mul (local.get $side) (local.get $pixel)))
    (loop $rows
      (local.set $below
        (select (local.get $row) (i32.const 0)
          (i32.lt_u (i32.add (local.get $y) (i32.const 1)) (local.get $side))))
      (local.set $from (i32.add (local.get $input) (i32.mul (local.get $y) (local.get $row))))
      (local.set $to (local.get $output))
      (local.set $x (i32.const 0))
      (loop $columns
        (local.set $right
          (select (local.get $pixel) (i32.const 0)
            (i32.lt_u (i32.add (local.get $x) (i32.const 1)) (local.get $side))))
        (local.set $end (i32.add (local.get $from) (local.get $pixel)))
        (loop $four
          (v128.store (local.get $to)
            (f32x4.pmax
              (f32x4.pmax
                (v128.load (local.get $from))
                (v128.load (i32.add (local.get $from) (local.get $right))))
              (f32x4.pmax
                (v128.load (i32.add (local.get $from) (local.get $below)))
                (v128.load
                  (i32.add (i32.add (local.get $from) (local.get $below)) (local.get $right))))))
          (local.set $to (i32.add (local.get $to) (i32.const 16)))
          (local.set $from (i32.add (local.get $from) (i32.const 16)))
          (br_if $four (i32.lt_u (local.get $from) (local.get $end))))
        ;; from here to the next window: its first pixel is `stride` further, one of which is behind us
        (local.set $from
          (i32.add (local.get $from)
            (i32.mul (i32.sub (local.get $stride) (i32.const 1)) (local.get $pixel))))
        (local.set $x (i32.add (local.get $x) (local.get $stride)))
        (br_if $columns (i32.lt_u (local.get $x) (local.get $side))))
      (local.set $output (i32.add (local.get $output) (local.get $outputRow)))
      (local.set $y (i32.add (local.get $y) (local.get $stride)))
      (br_if $rows (i32.lt_u (local.get $y) (local.get $side))))))
